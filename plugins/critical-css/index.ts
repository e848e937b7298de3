import {readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listBuiltPages} from '../pages/builtPages';
import {getSheet} from './inlineStyles';
import type {Options} from './options';
import {createCssInliner, type CssInliner} from './createCssInliner';
import {dropOverruled} from './dropOverruled';
import {parseSheet} from './parseSheet';
import {withoutFonts} from './withoutFonts';
import {withoutLayers} from './withoutLayers';
import {Joi, createValidator} from '../validate-options/createValidator';

/** Replaces a file atomically, since other plugins read pages at the same time. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, text);
  await rename(draft, path);
}

/** Parses a style sheet once for all pages, and writes it without the fonts, which pages inline, and without layers. */
async function prepareStylesheet(file: string): Promise<CssInliner> {
  const css = await readFile(file, 'utf8');
  const sheet = dropOverruled(parseSheet(css));
  await replaceFile(file, withoutFonts(withoutLayers(sheet) ?? css));
  return createCssInliner(sheet);
}

/** Inlines the styles that each page uses, so that it can be painted before any other file is loaded. */
export default function criticalCssPlugin(
  {baseUrl}: LoadContext,
  {prepareFinish}: Options,
): Plugin {
  return {
    name: 'critical-css',

    async postBuild({outDir}) {
      const byStylesheet = new Map<string, CssInliner>();
      const finish = await prepareFinish(outDir);
      for (const path of await listBuiltPages(outDir)) {
        const page = join(outDir, path);
        const html = await readFile(page, 'utf8');
        const sheet = getSheet(html);
        if (sheet === undefined) {
          await replaceFile(page, finish(html, path));
          continue;
        }
        const file = join(outDir, sheet.slice(baseUrl.length));
        const inlineCriticalCss =
          byStylesheet.get(sheet) ?? (await prepareStylesheet(file));
        byStylesheet.set(sheet, inlineCriticalCss);
        await replaceFile(page, finish(inlineCriticalCss(path, html), path));
      }
    },
  };
}

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  prepareFinish: Joi.function().required(),
});
