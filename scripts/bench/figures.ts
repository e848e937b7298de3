/** The measurements of one visit to a page. */
export type Visit = {
  /** Milliseconds until something is painted. */
  readonly paint: number;
  /** Transferred bytes of script until the page can be used. */
  readonly script: number;
  /** Milliseconds from pressing a link until the heading of its page is painted. */
  readonly next: number;
};

/** All visits to one page of one build. */
export type Visits = {
  readonly page: string;
  readonly build: string;
  readonly visits: readonly Visit[];
};

/**
 * The median; for an even number of values, the mean of the two in the middle.
 *
 * @throws Error if there are no values.
 */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) {
    throw new Error('Found no measurements, expected at least one.');
  }
  return (upper + lower) / 2;
}

/** Writes the medians of all pages as a Markdown table. */
export function writeTable(all: readonly Visits[]): string {
  const rows = all.map(({page, build, visits}) => {
    const of = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
    return [
      page,
      build,
      of('paint').toFixed(0),
      (of('script') / 1024).toFixed(1),
      of('next').toFixed(0),
    ];
  });
  return [
    ['Page', 'Build', 'First paint, ms', 'Script, KiB', 'Next page, ms'],
    ['---', '---', '--:', '--:', '--:'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
