import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {FinishPage, PublishingPlugin} from '../publish/publisher';
import {createValidator} from '../validate-options/createValidator';
import {getSheet} from './inlineStyles';
import {createCssInliner, type CssInliner} from './createCssInliner';
import {dropOverruled} from './dropOverruled';
import {parseSheet} from './parseSheet';
import {withoutFonts} from './withoutFonts';
import {withoutLayers} from './withoutLayers';

/** Parses a style sheet once for all pages, and writes it without the fonts, which pages inline, and without layers. */
async function prepareStylesheet(file: string): Promise<CssInliner> {
  const css = await readFile(file, 'utf8');
  const sheet = dropOverruled(parseSheet(css));
  await writeFile(file, withoutFonts(withoutLayers(sheet) ?? css));
  return createCssInliner(sheet);
}

/** Creates the function that inlines the styles of each page. */
function createFinish(outDir: string, baseUrl: string): FinishPage {
  const bySheet = new Map<string, CssInliner>();
  return async (html, path) => {
    const sheet = getSheet(html);
    if (sheet === undefined) {
      return html;
    }
    const inline =
      bySheet.get(sheet) ??
      (await prepareStylesheet(join(outDir, sheet.slice(baseUrl.length))));
    bySheet.set(sheet, inline);
    return inline(path, html);
  };
}

/** Inlines the styles that each page uses, so that it can be painted before any other file is loaded. */
export default function criticalCssPlugin({
  baseUrl,
}: LoadContext): PublishingPlugin {
  return {
    name: 'critical-css',
    publish: {finishPages: ({outDir}) => createFinish(outDir, baseUrl)},
  };
}

/** Validates the options, of which there are none. */
export const validateOptions = createValidator({});
