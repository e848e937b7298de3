import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PublishingPlugin} from '../publish/publisher';
import {createValidator} from '../validate-options/createValidator';
import {inlineStyles} from './inlineStyles';

/** Reads the stylesheet of a build. */
async function readStyles(outDir: string): Promise<string> {
  const folder = join(outDir, 'assets/css');
  const files = (await readdir(folder)).map((file) => join(folder, file));
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sheets.join('');
}

/** Puts the whole stylesheet into each page, so that it is painted before any other file is loaded. */
export default function inlineStylesPlugin(): PublishingPlugin {
  return {
    name: 'inline-styles',
    publish: {
      async finishPages({outDir}) {
        const styles = await readStyles(outDir);
        return (html) => inlineStyles(html, styles);
      },
    },
  };
}

export const validateOptions = createValidator({});
