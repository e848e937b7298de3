import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {build, transform, type Plugin} from 'esbuild';
import {escapeMarkup} from '../../src/shared/lib/escapeMarkup';
import {pageStyles} from '../../src/shared/lib/pageStyles';
import {BROWSERS} from '../../src/site/browsers';
import {SCREEN_PAGE} from '../../src/site/screenPage';

const WINDOW = 'src/features/second-screen/window';
const RED = 'src/features/table-mode/components/red.lazy.css';
const TOKENS = 'src/css/tokens.css';

/** Patterns of the sources of the page, below the root of the project. */
export const SCREEN_SOURCES = [
  `${WINDOW}/**/*`,
  'src/features/second-screen/lib/*.ts',
  RED,
  TOKENS,
] as const;

const page = SCREEN_PAGE.slice(1);
const script = page.replace(/html$/, 'mjs');

/** The files of the page, below the root of the site. */
export const screenFiles = [page, script] as const;

/** Provides style sheets as text: that of the window after the tokens of the site without fonts. */
function styleSheets(siteDir: string): Plugin {
  return {
    name: 'style-sheets',
    setup(bundle) {
      bundle.onLoad({filter: /\.lazy\.css$/}, async ({path}) => {
        const tokens = await readFile(join(siteDir, TOKENS), 'utf8');
        const own = await readFile(path, 'utf8');
        const isOfWindow = basename(path) === 'screen.lazy.css';
        const styles = isOfWindow ? pageStyles(tokens, own) : own;
        const {code} = await transform(styles, {
          loader: 'css',
          minify: true,
          target: BROWSERS,
        });
        return {contents: code, loader: 'text'};
      });
    },
  };
}

type Place = {readonly folder: string; readonly baseUrl: string};

/** Builds the page of the second screen: one document, and one script with its styles. */
export async function writeScreenPage(
  siteDir: string,
  {folder, baseUrl}: Place,
): Promise<void> {
  await mkdir(folder, {recursive: true});
  const template = await readFile(join(siteDir, WINDOW, 'screen.html'), 'utf8');
  const html = template.replaceAll('{base}', escapeMarkup(baseUrl));
  await Promise.all([
    writeFile(join(folder, page), html),
    build({
      entryPoints: [join(siteDir, WINDOW, 'index.ts')],
      outfile: join(folder, script),
      bundle: true,
      format: 'esm',
      minify: true,
      target: BROWSERS,
      logLevel: 'error',
      plugins: [styleSheets(siteDir)],
    }),
  ]);
}
