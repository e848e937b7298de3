import {readdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import type {PublishingPlugin} from '../publish/publisher';
import {createValidator} from '../validate-options/createValidator';
import {inlineStyles} from './inlineStyles';

/** Where names of classes are: locked pages are encrypted in a build, so their sources are read. */
const NAMED_IN = ['docs/**/*.{md,mdx}', 'plugins/**/*.ts'] as const;

/** Takes the stylesheet out of a build, without rules for classes that nothing names. */
async function takeStyles(siteDir: string, outDir: string): Promise<string> {
  const folder = join(outDir, 'assets/css');
  const files = (await readdir(folder)).map((file) => join(folder, file));
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const [purged] = await new PurgeCSS().purge({
    content: [
      ...NAMED_IN.map((pattern) => join(siteDir, pattern)),
      join(outDir, '**/*.html'),
      join(outDir, 'assets/js/*.js'),
    ],
    css: [{raw: sheets.join('')}],
    variables: true,
    // Scripts write their attributes as `dataset.face`.
    safelist: {greedy: [/data-/]},
  });
  await Promise.all(files.map((file) => rm(file)));
  return purged?.css ?? '';
}

/** Puts the whole stylesheet into each page, so that it is painted before any other file is loaded. */
export default function inlineStylesPlugin({
  siteDir,
}: LoadContext): PublishingPlugin {
  return {
    name: 'inline-styles',
    publish: {
      async finishPages({outDir}) {
        const styles = await takeStyles(siteDir, outDir);
        return (html) => inlineStyles(html, styles);
      },
    },
  };
}

/** Validates the options, of which there are none. */
export const validateOptions = createValidator({});
