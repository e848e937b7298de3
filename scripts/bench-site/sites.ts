import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {browserArguments} from '../browser/browserArguments';
import {findBrowser} from '../browser/findBrowser';
import {serveFolder, type ServedFolder} from '../serve/serveFolder';
import type {Attempts} from './attempts';
import {
  medians,
  summarizeWaits,
  type FirstView,
  type Navigation,
} from './figures';
import {navigate, viewFirst} from './inBrowser';
import {measuredPages} from '@world/bench';
import type {MeasuredPage} from './kinds';
import {lockWaits, openOnce, type LockWaits} from './lock';
import type {BenchOptions} from './options';
import type {LockFigures, SiteFigures} from './report';

/** A build on a host of its own. */
type Served = ServedFolder & {readonly name: string};

async function serve(name: string, folder: string): Promise<Served> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `Found no built site in ${folder}: run npm run build first.`,
    );
  }
  return {name, ...(await serveFolder(resolve(folder)))};
}

/** Does something with a page of a site. */
type Measure<Figures> = (
  browser: Browser,
  origin: string,
  kind: MeasuredPage,
) => Promise<Figures>;

/** What is measured where. */
type Setting = {
  readonly browser: Browser;
  readonly sites: readonly Served[];
  readonly repeats: number;
  readonly trials: Attempts;
};

/** Does something once with each build in turn, as often as wanted: what else the machine does falls on all alike. */
async function inTurn<Figures extends FirstView | Navigation>(
  {browser, sites, repeats}: Setting,
  kind: MeasuredPage,
  measure: Measure<Figures>,
): Promise<readonly Figures[]> {
  const runs: Figures[][] = sites.map(() => []);
  for (let round = 0; round < repeats; round++) {
    for (const [index, {origin}] of sites.entries()) {
      runs[index]?.push(await measure(browser, origin, kind));
    }
  }
  return runs.map((own) => medians(own) as Figures);
}

/** Does something with a page of each kind: for each site the figures by kind. */
async function ofEachKind<Figures extends FirstView | Navigation>(
  setting: Setting,
  what: string,
  measure: Measure<Figures>,
): Promise<readonly Readonly<Record<string, Figures>>[]> {
  const all: Record<string, Figures>[] = setting.sites.map(() => ({}));
  for (const [name, kind] of Object.entries(measuredPages)) {
    const found = await setting.trials.attempt(`${what}: ${name}`, () =>
      inTurn(setting, kind, measure),
    );
    for (const [index, figures] of (found ?? []).entries()) {
      Object.assign(all[index] ?? {}, {[name]: figures});
    }
  }
  return all;
}

/** Opens a locked page of each build in turn, as often as wanted. */
async function atTheLock({
  browser,
  sites,
  repeats,
}: Setting): Promise<readonly LockFigures[]> {
  const runs: LockWaits[][] = sites.map(() => []);
  for (let round = 0; round < repeats; round++) {
    for (const [index, {origin}] of sites.entries()) {
      runs[index]?.push(await openOnce(browser, origin));
    }
  }
  return runs.map((own) =>
    Object.fromEntries(
      lockWaits.map((name) => [
        name,
        summarizeWaits(own.map((run) => run[name])),
      ]),
    ),
  );
}

async function measureWith(
  setting: Setting,
  {parts}: BenchOptions,
): Promise<readonly SiteFigures[]> {
  const views = parts.includes('pages')
    ? await ofEachKind(setting, 'first view', viewFirst)
    : [];
  const ways = parts.includes('ways')
    ? await ofEachKind(setting, 'next page', navigate)
    : [];
  const locks = parts.includes('lock')
    ? await setting.trials.attempt('at the lock', () => atTheLock(setting))
    : [];
  return setting.sites.map(({name}, index) => ({
    name,
    views: views[index] ?? {},
    ways: ways[index] ?? {},
    lock: locks?.[index] ?? {},
  }));
}

/** Views and leaves pages of the built site, in turn with another build where one is named. */
export async function measureSites(
  options: BenchOptions,
  trials: Attempts,
): Promise<readonly SiteFigures[]> {
  const {folder, against, repeats} = options;
  const sites = await Promise.all(
    against === ''
      ? [serve('this site', folder)]
      : [serve('before', against), serve('after', folder)],
  );
  const browser = await chromium.launch({
    args: [...browserArguments],
    executablePath: findBrowser(),
  });
  try {
    const setting = {browser, sites, repeats, trials};
    return await measureWith(setting, options);
  } finally {
    await browser.close();
    for (const {close} of sites) {
      close();
    }
  }
}
