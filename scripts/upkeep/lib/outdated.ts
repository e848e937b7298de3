/** A package with a newer release. */
export type Outdated = {
  readonly name: string;
  readonly current: string;
  readonly latest: string;
};

function isVersions(value: unknown): value is Omit<Outdated, 'name'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'current' in value &&
    'latest' in value &&
    typeof value.current === 'string' &&
    typeof value.latest === 'string'
  );
}

/** Whether the release that is named as the newest is: some packages name an older one. */
function isNewer({current, latest}: Omit<Outdated, 'name'>): boolean {
  return latest.localeCompare(current, 'en', {numeric: true}) > 0;
}

/**
 * Reads what `npm outdated --json` says; a package in several places counts once.
 *
 * @returns undefined where it says nothing, or that something went wrong.
 */
export function readOutdated(json: string): readonly Outdated[] | undefined {
  const said = (
    json.trim() === '' ? {error: 'nothing'} : JSON.parse(json)
  ) as object;
  if ('error' in said) {
    return undefined;
  }
  return Object.entries(said).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return isVersions(first) && isNewer(first)
      ? [{name, current: first.current, latest: first.latest}]
      : [];
  });
}

function major(version: string): string {
  return version.split('.')[0] ?? version;
}

/** Whether the newest release may break what uses the package. */
export function isMajor({current, latest}: Outdated): boolean {
  return major(current) !== major(latest);
}

/** How many lines of a change log are shown. */
const MOST = 6;

const version = /\d+\.\d+\.\d+/;

/**
 * What a change log says of breaking, above the entry of the release that is installed.
 *
 * @returns its lines, the first ones; none where it says nothing of it.
 */
export function breakingLines(
  changeLog: string,
  current: string,
): readonly string[] {
  const lines = changeLog.split('\n');
  const own = lines.findIndex(
    (line) => line.startsWith('#') && version.exec(line)?.[0] === current,
  );
  const newer = own === -1 ? lines : lines.slice(0, own);
  return newer
    .filter((line) => /\bbreaking\b|\bdrop(?:s|ped)? support\b/i.test(line))
    .map((line) => line.replaceAll(/^[#*\s-]+|\s+$/g, '').slice(0, 160))
    .filter((line) => line !== '')
    .slice(0, MOST);
}
