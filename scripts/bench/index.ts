import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {SpellEntry} from '../../src/lib/spells/publish';
import {createServer} from '../serve/createServer';
import {measureInBrowser} from './inBrowser';
import {measureInNode} from './inNode';
import {syntheticSpells} from './syntheticSpells';
import {tableOf} from './timing';

/** How many records there are. */
const COUNT = 10_000;

/** Measures in the built site, on a host of its own. */
async function inBuild(
  folder: string,
  entries: readonly SpellEntry[],
): Promise<string> {
  const server = createServer({
    folder,
    basePath: '/',
    hidesEndings: false,
    policy: '',
  }).listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  try {
    return tableOf(await measureInBrowser(`http://localhost:${port}`, entries));
  } finally {
    server.close();
  }
}

async function run(): Promise<void> {
  const entries = syntheticSpells(COUNT);
  console.log(`${COUNT.toLocaleString('en-US')} records, in milliseconds:\n`);
  console.log(tableOf(measureInNode(entries)));
  const folder = join(process.cwd(), 'build');
  console.log(
    existsSync(join(folder, 'index.html'))
      ? `\n${await inBuild(folder, entries)}`
      : '\nBuild the site first to see the same in a browser.',
  );
}

void run();
