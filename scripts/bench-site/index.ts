import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {cpus} from 'node:os';
import {join, resolve} from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../browser/findBrowser';
import {createServer} from '../serve/createServer';
import {measureBuilds} from './builds';
import {medians, type FirstView, type Navigation} from './figures';
import {navigate, viewFirst} from './inBrowser';
import {kinds} from './kinds';
import {benchOptions, type BenchOptions} from './options';
import {reportText, type Report, type SiteFigures} from './report';

/** A build on a host of its own. */
type Served = {
  readonly name: string;
  readonly origin: string;
  readonly close: () => void;
};

async function serve(name: string, folder: string): Promise<Served> {
  const server = createServer({
    folder: resolve(folder),
    basePath: '/',
    hidesEndings: false,
    policy: '',
  }).listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    name,
    origin: `http://localhost:${port}`,
    close: () => server.close(),
  };
}

/** Does something once with each build in turn, as often as wanted: what else the machine does falls on all alike. */
async function inTurn<Figures extends FirstView | Navigation>(
  sites: readonly Served[],
  rounds: number,
  measure: (origin: string) => Promise<Figures>,
): Promise<readonly (readonly Figures[])[]> {
  const runs: Figures[][] = sites.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, {origin}] of sites.entries()) {
      runs[index]?.push(await measure(origin));
    }
  }
  return runs;
}

async function measureSites(
  browser: Browser,
  sites: readonly Served[],
  rounds: number,
): Promise<readonly SiteFigures[]> {
  const views: Record<string, FirstView>[] = sites.map(() => ({}));
  for (const [kind, path] of Object.entries(kinds)) {
    const runs = await inTurn(sites, rounds, (origin) =>
      viewFirst(browser, origin + path),
    );
    for (const [index, own] of views.entries()) {
      own[kind] = medians(runs[index] ?? []);
    }
  }
  const ways = await inTurn(sites, rounds, (origin) =>
    navigate(browser, origin + kinds['a rules page']),
  );
  return sites.map(({name}, index) => ({
    name,
    views: views[index] ?? {},
    navigation: medians(ways[index] ?? []),
  }));
}

async function inBrowser({
  folder,
  against,
  rounds,
}: BenchOptions): Promise<readonly SiteFigures[]> {
  const sites = await Promise.all(
    against === ''
      ? [serve('this site', folder)]
      : [serve('before', against), serve('after', folder)],
  );
  const browser = await chromium.launch({executablePath: findBrowser()});
  try {
    return await measureSites(browser, sites, rounds);
  } finally {
    await browser.close();
    for (const {close} of sites) {
      close();
    }
  }
}

async function run(): Promise<void> {
  const options = benchOptions(process.argv.slice(2));
  const report: Report = {
    day: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    rounds: options.rounds,
    sites: await inBrowser(options),
    ...(options.builds && (await measureBuilds())),
  };
  const text = reportText(report);
  const folder = join(process.cwd(), 'bench');
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    join(folder, 'figures.json'),
    `${JSON.stringify(report, null, 2)}\n`,
  );
  writeFileSync(join(folder, 'figures.md'), text);
  console.log(text);
}

void run();
