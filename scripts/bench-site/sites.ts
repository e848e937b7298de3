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
  type LookUpFigures,
  type Navigation,
} from './figures';
import {navigate, viewFirst} from './inBrowser';
import {lookUps, measuredPages} from '../../world/bench';
import type {LookUp} from './kinds';
import {lookUp} from './lookUps';
import {lockWaits, openOnce, type LockWaits} from './lock';
import type {BenchOptions} from './options';
import type {LockFigures, SiteFigures} from './report';

/** A build that is being served. */
type Served = ServedFolder & {readonly name: string};

async function serve(name: string, folder: string): Promise<Served> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `Found no built site in ${folder}: run npm run build first.`,
    );
  }
  return {name, ...(await serveFolder(resolve(folder)))};
}

/** Measures one page or question on a site. */
type Measure<Figures, Kind> = (
  browser: Browser,
  origin: string,
  kind: Kind,
) => Promise<Figures>;

/** The browser, the sites to compare, and the number of repeats. */
type Setting = {
  readonly browser: Browser;
  readonly sites: readonly Served[];
  readonly repeats: number;
  readonly trials: Attempts;
};

/**
 * Measures all sites alternately, so that other load on the machine affects them equally; returns
 * medians by site.
 */
async function inTurn<
  Figures extends FirstView | Navigation | LookUpFigures,
  Kind,
>(
  {browser, sites, repeats}: Setting,
  kind: Kind,
  measure: Measure<Figures, Kind>,
): Promise<readonly Figures[]> {
  const runs: Figures[][] = sites.map(() => []);
  for (let round = 0; round < repeats; round++) {
    for (const [index, {origin}] of sites.entries()) {
      runs[index]?.push(await measure(browser, origin, kind));
    }
  }
  return runs.map((own) => medians(own) as Figures);
}

/** A measurement, and its inputs by name. */
type Task<Figures, Kind> = {
  readonly what: string;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly measure: Measure<Figures, Kind>;
};

/** Runs a measurement for each input; returns the figures by site and name. */
async function ofEachKind<
  Figures extends FirstView | Navigation | LookUpFigures,
  Kind,
>(
  setting: Setting,
  {what, kinds, measure}: Task<Figures, Kind>,
): Promise<readonly Readonly<Record<string, Figures>>[]> {
  const all: Record<string, Figures>[] = setting.sites.map(() => ({}));
  for (const [name, kind] of Object.entries(kinds)) {
    const found = await setting.trials.attempt(`${what}: ${name}`, () =>
      inTurn(setting, kind, measure),
    );
    for (const [index, figures] of (found ?? []).entries()) {
      Object.assign(all[index] ?? {}, {[name]: figures});
    }
  }
  return all;
}

/** Measures all sites alternately at a locked page. */
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

async function runTrials(
  setting: Setting,
  {parts}: BenchOptions,
): Promise<readonly SiteFigures[]> {
  const pages = (what: string) => ({what, kinds: measuredPages});
  const views = parts.includes('pages')
    ? await ofEachKind(setting, {...pages('first view'), measure: viewFirst})
    : [];
  const ways = parts.includes('ways')
    ? await ofEachKind(setting, {...pages('next page'), measure: navigate})
    : [];
  const found = parts.includes('lookups')
    ? await ofEachKind<LookUpFigures, LookUp>(setting, {
        what: 'looked up',
        kinds: lookUps,
        measure: lookUp,
      })
    : [];
  const locks = parts.includes('lock')
    ? await setting.trials.attempt('at the lock', () => atTheLock(setting))
    : [];
  return setting.sites.map(({name}, index) => ({
    name,
    views: views[index] ?? {},
    ways: ways[index] ?? {},
    lock: locks?.[index] ?? {},
    lookUps: found[index] ?? {},
  }));
}

/** Measures pages of the built site, alternately with another build if there is one. */
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
    return await runTrials(setting, options);
  } finally {
    await browser.close();
    for (const {close} of sites) {
      close();
    }
  }
}
