import type {Gap} from './attempts';
import type {
  BuildFigures,
  FirstView,
  LookUpFigures,
  Navigation,
  Waits,
} from './figures';

/** Waits at a locked page by name. */
export type LockFigures = Readonly<Record<string, Waits>>;

/** The figures of one build of the site. */
export type SiteFigures = {
  /** Its name: `before` or `after` in a comparison. */
  readonly name: string;
  /** First visits by kind of page. */
  readonly views: Readonly<Record<string, FirstView>>;
  /** Client-side navigations by kind of start page. */
  readonly ways: Readonly<Record<string, Navigation>>;
  readonly lock: LockFigures;
  /** Look-ups by name. */
  readonly lookUps: Readonly<Record<string, LookUpFigures>>;
};

/** Build figures by name. */
export type Builds = Readonly<Record<string, BuildFigures>>;

/** Transferred bytes of this site, and with 1,000 more pages. */
type Weights = {readonly plain: number; readonly enlarged: number};

/** All results of a benchmark. */
export type Report = {
  /** The date as YYYY-MM-DD. */
  readonly day: string;
  /** The machine. */
  readonly machine: string;
  /** How often each page was measured. */
  readonly repeats: number;
  readonly sites: readonly SiteFigures[];
  /** Measurements that failed. */
  readonly gaps: readonly Gap[];
  readonly builds?: Builds;
  /** The scripts that every page needs. */
  readonly scripts?: Weights;
};

type Row = readonly (string | number)[];

const VIEW =
  'Page,Site,Requests,HTML,CSS,Script,Fonts,Other,Fetched ahead,FCP,LCP,TBT,CLS'.split(
    ',',
  );

const WAY = [
  'From',
  'Site',
  'Pressed after a rest on the link',
  'Back to a page that was seen',
];

const LOCK = [
  'Until',
  'Site',
  'Median',
  'Slowest',
  'Longest frame',
  'Longest task',
];

const LOOK_UP = ['What', 'Site', 'Taps', 'Seconds'];

const BUILD = ['Build', 'Cache', 'Built', 'Peak MiB'];

function table(heads: readonly string[], rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, index) => (index < 2 ? '---' : '--:'));
  return [heads, rule, ...rows].map(line).join('\n');
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function viewRow(kind: string, site: string, view: FirstView): Row {
  const {html, style, script, font, other, ahead} = view;
  return [
    kind,
    site,
    view.requests,
    ...[html, style, script, font, other, ahead].map(kib),
    ...[view.fcp, view.lcp, view.tbt].map(Math.round),
    view.cls.toFixed(3),
  ];
}

function views(sites: readonly SiteFigures[]): readonly Row[] {
  const names = Object.keys(sites[0]?.views ?? {});
  return names.flatMap((kind) =>
    sites.flatMap(({name, views: {[kind]: view}}) =>
      view === undefined ? [] : [viewRow(kind, name, view)],
    ),
  );
}

function ways(sites: readonly SiteFigures[]): readonly Row[] {
  const names = Object.keys(sites[0]?.ways ?? {});
  return names.flatMap((kind) =>
    sites.flatMap(({name, ways: {[kind]: way}}) =>
      way === undefined
        ? []
        : [[kind, name, Math.round(way.onward), Math.round(way.back)]],
    ),
  );
}

function locks(sites: readonly SiteFigures[]): readonly Row[] {
  const names = Object.keys(sites[0]?.lock ?? {});
  return names.flatMap((what) =>
    sites.flatMap(({name, lock: {[what]: waits}}) =>
      waits === undefined
        ? []
        : [
            [
              what,
              name,
              ...[waits.took, waits.slowest, waits.frame, waits.task].map(
                Math.round,
              ),
            ],
          ],
    ),
  );
}

function lookUpRows(sites: readonly SiteFigures[]): readonly Row[] {
  const names = Object.keys(sites[0]?.lookUps ?? {});
  return names.flatMap((what) =>
    sites.flatMap(({name, lookUps: {[what]: found}}) =>
      found === undefined
        ? []
        : [[what, name, found.taps, (found.took / 1000).toFixed(1)]],
    ),
  );
}

function buildRows(builds: Builds): readonly Row[] {
  return Object.entries(builds).map(([name, {seconds, peak}]) => [
    ...name.split(/, (?=cold|warm)/),
    seconds.toFixed(1),
    Math.round(peak),
  ]);
}

function growth({plain, enlarged}: Weights): string {
  const grown = kib(enlarged - plain);
  return `The scripts of every page weigh ${kib(plain)} KiB, and with 1,000 pages more ${kib(enlarged)} KiB: ${grown} KiB more.`;
}

/** A Markdown section with a heading; empty if it has no content. */
function section(
  heading: string,
  heads: readonly string[],
  rows: readonly Row[],
): readonly string[] {
  return rows.length === 0 ? [] : [`## ${heading}`, table(heads, rows)];
}

/** Formats a report as Markdown. */
export function reportText(report: Report): string {
  const {day, machine, repeats, sites, builds = {}, scripts, gaps} = report;
  return `${[
    '# What the site weighs, and how fast it is',
    `Measured on ${day} by \`npm run bench\`: ${machine}. Medians of ${repeats} runs, those of several builds in turn. Nothing is in any cache; the processor is slowed down 4 times, the connection brings 1.6 Mbit/s after 150 ms. Weights are KiB as they travel, with what the host says before them; times are milliseconds.`,
    ...section('First view, before readers do anything', VIEW, views(sites)),
    ...section(
      'From page to page, until the next heading is painted',
      WAY,
      ways(sites),
    ),
    ...section(
      'At the lock, on this machine at its full speed',
      LOCK,
      locks(sites),
    ),
    ...section(
      'Looked up on a phone, from the home page until the answer is in view, written at 60 ms a letter and with the connection of this machine',
      LOOK_UP,
      lookUpRows(sites),
    ),
    ...section('Builds, in seconds', BUILD, buildRows(builds)),
    ...(scripts === undefined ? [] : [growth(scripts)]),
    ...section(
      'What could not be measured',
      ['What', 'Why'],
      gaps.map(({what, why}) => [what, why.replaceAll('|', '\\|')]),
    ),
  ].join('\n\n')}\n`;
}
