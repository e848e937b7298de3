import type {BuildFigures, FirstView, Navigation} from './figures';

/** What was measured of one build of the site. */
export type SiteFigures = {
  /** What it is called: `before` and `after`, or its only name. */
  readonly name: string;
  readonly views: Readonly<Record<string, FirstView>>;
  readonly navigation: Navigation;
};

/** What was measured of building. */
export type Builds = Readonly<Record<string, BuildFigures>>;

/** All that one run of the measures found. */
export type Report = {
  /** Day of the run, as year-month-day. */
  readonly day: string;
  /** What it ran on. */
  readonly machine: string;
  readonly rounds: number;
  readonly sites: readonly SiteFigures[];
  readonly builds?: Builds;
  /** Bytes of the scripts that every page needs, as they travel, for this site and for one with 1,000 pages more. */
  readonly scripts?: {readonly plain: number; readonly enlarged: number};
};

function table(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, index) => (index < 2 ? '---' : '--:'));
  return [heads, rule, ...rows].map(line).join('\n');
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function viewRow(
  kind: string,
  site: string,
  view: FirstView,
): readonly (string | number)[] {
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

function views(sites: readonly SiteFigures[]): string {
  const names = Object.keys(sites[0]?.views ?? {});
  const rows = names.flatMap((kind) =>
    sites.flatMap((site) => {
      const view = site.views[kind];
      return view === undefined ? [] : [viewRow(kind, site.name, view)];
    }),
  );
  return table(
    'Page,Site,Requests,HTML,CSS,Script,Fonts,Other,Fetched ahead,FCP,LCP,TBT,CLS'.split(
      ',',
    ),
    rows,
  );
}

function navigations(sites: readonly SiteFigures[]): string {
  return table(
    ['Way', 'Site', 'Milliseconds'],
    sites.flatMap(({name, navigation: {onward, back}}) => [
      ['pressed after a rest on the link', name, Math.round(onward)],
      ['back to a page that was seen', name, Math.round(back)],
    ]),
  );
}

function buildRows(builds: Builds): string {
  return table(
    ['Build', 'Cache', 'Seconds', 'Peak MiB'],
    Object.entries(builds).map(([name, {seconds, peak}]) => [
      ...name.split(/, (?=cold|warm)/),
      seconds.toFixed(1),
      Math.round(peak),
    ]),
  );
}

/** Writes what was found for people. */
export function reportText(report: Report): string {
  const {day, machine, rounds, sites, builds, scripts} = report;
  return `${[
    '# What the site weighs, and how fast it is',
    `Measured on ${day} by \`npm run bench\`: ${machine}. Medians of ${rounds} runs, those of several builds in turn. Nothing is in any cache; the processor is slowed down 4 times, the connection brings 1.6 Mbit/s after 150 ms. Weights are KiB as they travel, with what the host says before them; times are milliseconds.`,
    '## First view, before readers do anything',
    views(sites),
    '## From page to page, until the next heading is painted',
    navigations(sites),
    ...(builds === undefined ? [] : ['## Builds', buildRows(builds)]),
    ...(scripts === undefined
      ? []
      : [
          `The scripts of every page weigh ${kib(scripts.plain)} KiB, and with 1,000 pages more ${kib(scripts.enlarged)} KiB.`,
        ]),
  ].join('\n\n')}\n`;
}
