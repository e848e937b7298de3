import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import type {SpellEntry} from '../../src/features/spells/lib/publish';
import {serveFolder} from '../serve/serveFolder';
import {measureInBrowser} from './inBrowser';
import {measureInNode} from './inNode';
import {syntheticSpells} from './syntheticSpells';
import {writeTable} from './timing';

/** Number of records. */
const COUNT = 10_000;

/** Serves the built site, and measures in a browser. */
async function inBuild(
  folder: string,
  entries: readonly SpellEntry[],
): Promise<string> {
  const {origin, close} = await serveFolder(folder);
  try {
    return writeTable(await measureInBrowser(origin, entries));
  } finally {
    close();
  }
}

async function run(): Promise<void> {
  readArguments({usage: 'npm run bench:spells, which takes nothing.'});
  const entries = syntheticSpells(COUNT);
  console.log(`${COUNT.toLocaleString('en-US')} records, in milliseconds:\n`);
  console.log(writeTable(measureInNode(entries)));
  const folder = join(process.cwd(), 'build');
  console.log(
    existsSync(join(folder, 'index.html'))
      ? `\n${await inBuild(folder, entries)}`
      : '\nBuild the site first to measure in a browser as well.',
  );
}

void startCommand('bench:spells', run);
