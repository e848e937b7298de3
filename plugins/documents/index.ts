import {dirname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../publish/publisher';
import {copyMounts, viewerMounts} from './build/mounts';
import {PAGE_SOURCES, writeViewerPage} from './build/writeViewerPage';

/** The bundler rules for the code of the viewer. */
function viewerRules(siteDir: string) {
  return [
    {
      test: /[\\/]@react-pdf-viewer[\\/]/,
      resolve: {
        alias: {
          'pdfjs-dist$': join(
            siteDir,
            'plugins/documents/theme/PdfDisplay/viewer/pdfjs.ts',
          ),
        },
      },
    },
    {
      test: /[\\/]pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.mjs$/,
      use: [join(__dirname, 'build/loader.cjs')],
    },
  ];
}

/** Publishes the viewer page, and gives the embedded viewer its pdf.js. */
export default function pdfViewerPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  siteStorage,
}: LoadContext): PublishingPlugin {
  const pdfjs = dirname(require.resolve('pdfjs-dist/package.json'));
  const page = join(generatedFilesDir, 'documents', 'page');
  const mounts = viewerMounts(pdfjs, page);
  return {
    name: 'documents',

    async contentLoaded() {
      await writeViewerPage(siteDir, page, siteStorage.namespace);
    },

    getPathsToWatch() {
      return PAGE_SOURCES.map((path) => join(siteDir, path));
    },

    configureWebpack(_config, isServer) {
      return {
        module: {
          rules: viewerRules(siteDir),
        },
        ...(!isServer && {
          devServer: {
            static: mounts.map(({folder, address}) => ({
              directory: folder,
              publicPath: `${baseUrl}${address.slice(1)}`,
              watch: false,
            })),
          },
        }),
      };
    },

    publish: {writeFiles: ({outDir}) => copyMounts(mounts, outDir)},
  };
}
