import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {openAreas} from '../../src/site/contentAreas';
import {browserArguments} from '../browser/browserArguments';
import {findBrowser} from '../browser/findBrowser';
import {parseNumber} from '../command/parseNumber';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {createServer} from '../serve/createServer';
import {writeTable, type Visit} from './figures';
import {visitPage} from './visitPage';

/** The pages visited by default: the home page and two areas. */
const PAGES = ['/', ...openAreas.slice(0, 2).map(({id}) => `/${id}/`)];

async function serve(build: string) {
  if (!existsSync(join(build, 'index.html'))) {
    throw new Error(
      `${build}: found no index.html, expected a built site: run "npm run build" first.`,
    );
  }
  const server = createServer({folder: build}).listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {build, origin: `http://localhost:${port}`, server};
}

/** Visits pages of one or two builds in turn, so that other load on the machine affects them equally. */
async function main(): Promise<void> {
  const {values, positionals} = readArguments({
    usage:
      'npm run bench [-- /area/page.html …] [--folder build] [--against FOLDER] [--repeats 5]',
    flags: {
      folder: {type: 'string', default: 'build'},
      against: {type: 'string', multiple: true, default: []},
      repeats: {type: 'string', default: '5'},
    },
    count: [0, Infinity],
  });
  const repeats = parseNumber('--repeats', values.repeats, {from: 1, to: 100});
  const hosts = await Promise.all(
    [...values.against, values.folder].map(serve),
  );
  const browser = await chromium.launch({
    args: [...browserArguments],
    executablePath: findBrowser(),
  });
  try {
    const all = (positionals.length > 0 ? positionals : PAGES).flatMap((page) =>
      hosts.map(({build, origin}) => {
        const visits: Visit[] = [];
        return {page, build, address: origin + page, visits};
      }),
    );
    for (let round = 0; round < repeats; round++) {
      for (const {address, visits} of all) {
        visits.push(await visitPage(browser, address));
      }
    }
    console.log(writeTable(all));
  } finally {
    await browser.close();
    for (const {server} of hosts) {
      server.closeAllConnections();
      server.close();
    }
  }
}

void startCommand('bench', main);
