import {readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {fontsLast} from './fontsLast';
import {sheetOf} from './inlineStyles';
import type {Options} from './options';
import {stylist, type Stylist} from './stylist';
import {withoutFonts} from './withoutFonts';

/** Replaces a file at once: other plugins read pages meanwhile. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, text);
  await rename(draft, path);
}

/** Takes a sheet in hand, once: who dresses pages out of it, and the file without what they bring. */
async function takeInHand(file: string): Promise<Stylist> {
  const css = await readFile(file, 'utf8');
  await replaceFile(file, withoutFonts(css));
  return stylist(css);
}

/** Gives each page the styles that it uses, so that it is shown before any other file is there. */
export default function usedStylesPlugin(
  {baseUrl}: LoadContext,
  {prepareFinish}: Options,
): Plugin {
  return {
    name: 'used-styles',

    async postBuild({outDir}) {
      const stylists = new Map<string, Stylist>();
      const finish = await prepareFinish(outDir);
      // The viewer of documents, below assets/, has a style of its own.
      const ignore = ['assets/**'];
      for (const path of await Globby('**/*.html', {cwd: outDir, ignore})) {
        const page = join(outDir, path);
        const html = await readFile(page, 'utf8');
        const sheet = sheetOf(html);
        if (sheet === undefined) {
          await replaceFile(page, finish(html));
          continue;
        }
        const file = join(outDir, sheet.slice(baseUrl.length));
        const dress = stylists.get(sheet) ?? (await takeInHand(file));
        stylists.set(sheet, dress);
        await replaceFile(page, finish(fontsLast(dress(path, html))));
      }
    },
  };
}
