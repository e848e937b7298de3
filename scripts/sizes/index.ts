import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {listBuiltPages} from '../../plugins/pages/builtPages';
import {readIdentity} from '../../src/site/identity';
import {checkBudgets, type PageWeight} from './budgets';
import {listPageFiles, listFonts, splitInlineScripts} from './pageFiles';

const folder = join(process.cwd(), 'build');
const {basePath} = readIdentity(process.env);
const compressed = new Map<string, number>();

function read(path: string): Buffer {
  return readFileSync(join(folder, path.slice(basePath.length)));
}

function measureBrotli(path: string): number {
  const known = compressed.get(path) ?? brotliCompressSync(read(path)).length;
  compressed.set(path, known);
  return known;
}

function sumSizes(
  paths: readonly string[],
  size: (path: string) => number,
): number {
  return paths.reduce((sum, path) => sum + size(path), 0);
}

/**
 * Whether a page is hydrated late: all but the not-found page, which must look for the intended
 * page at once.
 */
function isHydratedLate(page: string): boolean {
  return page !== '404.html';
}

function measurePage(page: string): PageWeight {
  const html = readFileSync(join(folder, page), 'utf8');
  const {script, late, style, behind} = listPageFiles(html);
  const parts = splitInlineScripts(html);
  const markup = brotliCompressSync(parts.markup).length;
  const inline = brotliCompressSync(parts.inline).length;
  return {
    page,
    weight: {
      early:
        inline + (isHydratedLate(page) ? sumSizes(script, measureBrotli) : 0),
      opening: markup + sumSizes(style, measureBrotli),
      script: sumSizes([...script, ...late], measureBrotli),
      unpacked: sumSizes([...script, ...late], (path) => read(path).length),
      style: sumSizes([...style, ...behind], measureBrotli),
      // All fonts count, although a page without italics loads fewer.
      font: sumSizes(listFonts(html), (font) => read(font).length),
    },
  };
}

async function main(): Promise<void> {
  readArguments({usage: 'npm run test:sizes, which takes nothing.'});
  const pages = await listBuiltPages(folder);
  const verdicts = checkBudgets(pages.map(measurePage));
  for (const {kind, page, bytes, budget, isKept} of verdicts) {
    console.log(
      `${isKept ? 'holds ' : 'BROKEN'} ${kind}: ${(bytes / 1024).toFixed(1)} of ${budget / 1024} KiB (${page})`,
    );
  }
  process.exitCode = verdicts.every(({isKept}) => isKept) ? 0 : 1;
}

void startCommand('test:sizes', main);
