import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listBuiltPages} from '../../plugins/pages/builtPages';
import {readIdentity} from '../../src/site/identity';
import {startCommand} from '../command/startCommand';
import {budgets, getBudget, weighPage, type Part} from './budgets';

/** Prints the page closest to each limit, and fails if one is exceeded. */
async function main(): Promise<void> {
  const {basePath} = readIdentity(process.env);
  const pages = (await listBuiltPages('build')).map((page) => ({
    page,
    weight: weighPage(readFileSync(join('build', page), 'utf8'), (path) =>
      readFileSync(join('build', path.slice(basePath.length))),
    ),
  }));
  for (const part of Object.keys(budgets) as Part[]) {
    const [heaviest] = pages
      .map(({page, weight}) => ({
        page,
        bytes: weight[part],
        budget: getBudget(page, part),
      }))
      .toSorted((a, b) => b.bytes - b.budget - (a.bytes - a.budget));
    if (heaviest === undefined) {
      throw new Error(
        'Found no built pages, expected at least one: run "npm run build" first.',
      );
    }
    const {page, bytes, budget} = heaviest;
    const isKept = bytes <= budget;
    console.log(
      `${isKept ? 'within' : 'OVER  '} ${part}: ${(bytes / 1024).toFixed(1)} of ${budget / 1024} KiB (${page})`,
    );
    process.exitCode = isKept ? process.exitCode : 1;
  }
}

void startCommand('sizes', main);
