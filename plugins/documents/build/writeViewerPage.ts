import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {build, transform} from 'esbuild';
import {pageStyles} from '../../../src/shared/model/pageStyles';
import {BROWSERS} from '../../../src/site/browsers';

/** The styles of the viewer page, below the root of the project. */
const STYLES = [
  'src/css/tokens.css',
  'plugins/documents/theme/PdfDisplay/viewer/tools.lazy.css',
  'src/css/pdfViewer.css',
] as const;

/** Patterns of the viewer page's sources, below the root of the project. */
export const PAGE_SOURCES = [
  'plugins/documents/client/viewer/**/*',
  'plugins/documents/model/*.ts',
  ...STYLES,
] as const;

async function writeScript(
  siteDir: string,
  folder: string,
  namespace: string,
): Promise<void> {
  await build({
    entryPoints: [join(siteDir, 'plugins/documents/client/viewer/index.ts')],
    outfile: join(folder, 'viewer.mjs'),
    bundle: true,
    define: {THEME_KEY: JSON.stringify(`theme${namespace}`)},
    format: 'esm',
    minify: true,
    target: BROWSERS,
    legalComments: 'inline',
    logLevel: 'error',
  });
}

async function writeStyles(siteDir: string, folder: string): Promise<void> {
  const [tokens = '', ...own] = await Promise.all(
    STYLES.map((path) => readFile(join(siteDir, path), 'utf8')),
  );
  const {code} = await transform(pageStyles(tokens, own.join('\n')), {
    loader: 'css',
    minify: true,
    target: BROWSERS,
  });
  await writeFile(join(folder, 'viewer.css'), code);
}

/**
 * Builds the viewer page: one script file, styles with the colors of the site, and texts.
 *
 * @param namespace the suffix of the site's keys in browser storage
 */
export async function writeViewerPage(
  siteDir: string,
  folder: string,
  namespace: string,
): Promise<void> {
  const source = join(siteDir, 'plugins/documents/client/viewer');
  await mkdir(folder, {recursive: true});
  await Promise.all([
    writeScript(siteDir, folder, namespace),
    writeStyles(siteDir, folder),
    cp(join(source, 'viewer.html'), join(folder, 'viewer.html')),
    cp(join(source, 'locale'), join(folder, 'locale'), {recursive: true}),
  ]);
}
