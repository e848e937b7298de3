/** A package with a newer release. */
export type Outdated = {
  readonly name: string;
  readonly current: string;
  readonly latest: string;
};

function isVersionPair(value: unknown): value is Omit<Outdated, 'name'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'current' in value &&
    'latest' in value &&
    typeof value.current === 'string' &&
    typeof value.latest === 'string'
  );
}

/** Whether the latest release is newer; some packages tag an older one as latest. */
function isNewer({current, latest}: Omit<Outdated, 'name'>): boolean {
  return latest.localeCompare(current, 'en', {numeric: true}) > 0;
}

/**
 * Parses the output of `npm outdated --json`; packages in several places count once.
 *
 * @returns undefined if the output is empty or an error.
 */
export function readOutdated(json: string): readonly Outdated[] | undefined {
  const report = (
    json.trim() === '' ? {error: 'nothing'} : JSON.parse(json)
  ) as object;
  if ('error' in report) {
    return undefined;
  }
  return Object.entries(report).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return isVersionPair(first) && isNewer(first)
      ? [{name, current: first.current, latest: first.latest}]
      : [];
  });
}

function getMajor(version: string): string {
  return version.split('.')[0] ?? version;
}

/** Whether the latest release has another major version. */
export function isMajor({current, latest}: Outdated): boolean {
  return getMajor(current) !== getMajor(latest);
}

/** Maximum number of lines from a change log. */
const MAX_LINES = 6;

const VERSION = /\d+\.\d+\.\d+/;

/**
 * Finds the lines of a change log that mention breaking changes since the installed version.
 *
 * @returns the first few lines; none if nothing is mentioned.
 */
export function findBreakingLines(
  changeLog: string,
  current: string,
): readonly string[] {
  const lines = changeLog.split('\n');
  const installed = lines.findIndex(
    (line) => line.startsWith('#') && VERSION.exec(line)?.[0] === current,
  );
  const newer = installed === -1 ? lines : lines.slice(0, installed);
  return newer
    .filter((line) => /\bbreaking\b|\bdrop(?:s|ped)? support\b/i.test(line))
    .map((line) => line.replaceAll(/^[#*\s-]+|\s+$/g, '').slice(0, 160))
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);
}
