import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import {identityFrom} from '../../src/site/identity';
import {judge, type PageWeight} from './budgets';
import {filesOfPage, fontsOfStyle} from './pageFiles';

const folder = join(process.cwd(), 'build');
const {basePath} = identityFrom(process.env);
const compressed = new Map<string, number>();

function read(path: string): Buffer {
  return readFileSync(join(folder, path.slice(basePath.length)));
}

function brotliSize(path: string): number {
  const known = compressed.get(path) ?? brotliCompressSync(read(path)).length;
  compressed.set(path, known);
  return known;
}

function total(
  paths: readonly string[],
  size: (path: string) => number,
): number {
  return paths.reduce((sum, path) => sum + size(path), 0);
}

/** Every font of the sheets is counted, though a page without italics asks for fewer. */
function fontsOf(styles: readonly string[]): readonly string[] {
  return styles.flatMap((style) => fontsOfStyle(read(style).toString('utf8')));
}

function weigh(page: string): PageWeight {
  const {script, style} = filesOfPage(readFileSync(join(folder, page), 'utf8'));
  return {
    page,
    weight: {
      script: total(script, brotliSize),
      style: total(style, brotliSize),
      font: total(fontsOf(style), (font) => read(font).length),
    },
  };
}

async function main(): Promise<void> {
  const pages = await Globby('**/*.html', {cwd: folder});
  const verdicts = judge(pages.map(weigh));
  for (const {kind, page, bytes, budget, holds} of verdicts) {
    console.log(
      `${holds ? 'holds ' : 'BROKEN'} ${kind}: ${(bytes / 1024).toFixed(1)} of ${budget / 1024} KiB (${page})`,
    );
  }
  process.exitCode = verdicts.every(({holds}) => holds) ? 0 : 1;
}

void main();
