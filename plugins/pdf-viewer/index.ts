import {dirname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readPdfEngine} from '../../src/site/pdfEngine';
import type {PublishingPlugin} from '../publish/publisher';
import {copyMounts} from './copyMounts';
import {DISPLAY_STYLES, displayStylesModule} from './displayStyles';
import {engineModule} from './engineModule';
import {viewerMounts} from './mounts';
import {PAGE_SOURCES, writeViewerPage} from './writeViewerPage';

/** The bundler rules for the code and styles of the viewer. */
function viewerRules(siteDir: string) {
  return [
    {
      test: /[\\/]@react-pdf-viewer[\\/]/,
      resolve: {
        alias: {
          'pdfjs-dist$': join(
            siteDir,
            'src/features/documents/components/PdfDisplay/viewer/pdfjs.ts',
          ),
        },
      },
    },
    {
      test: /[\\/]pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.mjs$/,
      use: [join(__dirname, 'loader.cjs')],
    },
  ];
}

/** Publishes the viewer page, and provides the modules of the embedded viewer. */
export default function pdfViewerPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  siteStorage,
}: LoadContext): PublishingPlugin {
  const pdfjs = dirname(require.resolve('pdfjs-dist/package.json'));
  const page = join(generatedFilesDir, 'pdf-viewer', 'page');
  const mounts = viewerMounts(pdfjs, page);
  return {
    name: 'pdf-viewer',

    async contentLoaded({actions}) {
      await writeViewerPage(siteDir, page, siteStorage.namespace);
      const engine = engineModule(readPdfEngine(process.env));
      await actions.createData('engine.js', engine);
      const styles = await displayStylesModule(siteDir);
      await actions.createData('styles.js', styles);
    },

    getPathsToWatch() {
      return [DISPLAY_STYLES, ...PAGE_SOURCES].map((path) =>
        join(siteDir, path),
      );
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
