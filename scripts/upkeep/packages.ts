import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createFinding, createSkippedFinding, type Finding} from './finding';
import {listLicensesToReview, type LockedPackage} from './lib/licenses';
import {
  findBreakingLines,
  isMajor,
  readOutdated,
  type Outdated,
} from './lib/outdated';
import {listPinnedReleases, listUnusedOverrides} from './lib/overrides';
import {runNpm, hasRegistry, fetchLatestVersion, fetchChangeLog} from './npm';

const NO_REGISTRY =
  'The registry of packages does not answer: without a network nobody can say.';

function readJson(siteDir: string, file: string): Record<string, unknown> {
  const text = readFileSync(join(siteDir, file), 'utf8');
  return JSON.parse(text) as Record<string, unknown>;
}

function readLockedPackages(siteDir: string): Record<string, LockedPackage> {
  const {packages} = readJson(siteDir, 'package-lock.json');
  return packages as Record<string, LockedPackage>;
}

/** Lists the breaking changes that the change log of a major release mentions. */
function listBreakingChanges({
  name,
  current,
  latest,
}: Outdated): readonly string[] {
  const changeLog = fetchChangeLog(name, latest);
  if (changeLog === '') {
    return [`it brings no change log: npm repo ${name}`];
  }
  const breaking = findBreakingLines(changeLog, current);
  return breaking.length > 0
    ? breaking
    : ['its change log says nothing of breaking'];
}

/** Lists outdated packages, with the breaking changes of major releases. */
export function checkOutdated(siteDir: string): Finding {
  if (!hasRegistry(siteDir)) {
    return createSkippedFinding(NO_REGISTRY);
  }
  const outdated = readOutdated(runNpm(siteDir, 'outdated', '--json'));
  if (outdated === undefined) {
    return createSkippedFinding(
      'npm did not say which packages are outdated: try again.',
    );
  }
  const lines = outdated.flatMap((found) => {
    const {name, current, latest} = found;
    const line = `${name} ${current}, newest ${latest}`;
    if (!isMajor(found)) {
      return [line];
    }
    const breaking = listBreakingChanges(found);
    return [
      `${line}: a MAJOR release`,
      ...breaking.map((text) => `    ${text}`),
    ];
  });
  return createFinding(lines, 'Every package is the newest.');
}

/** Lists the licenses that need review. */
export function checkLicenses(siteDir: string): Finding {
  return createFinding(
    listLicensesToReview(readLockedPackages(siteDir)),
    'Every license is a free one.',
  );
}

/** Lists known vulnerabilities of packages. */
export function checkAdvisories(siteDir: string): Finding {
  const answer = Object(
    JSON.parse(runNpm(siteDir, 'audit', '--json') || '{}'),
  ) as {readonly vulnerabilities?: Record<string, {readonly severity: string}>};
  if (answer.vulnerabilities === undefined) {
    return createSkippedFinding(
      'The registry names no advisories here: ask where it does, or look at the alerts of the repository.',
    );
  }
  return createFinding(
    Object.entries(answer.vulnerabilities).map(
      ([name, {severity}]) => `${name}: ${severity}, see npm audit`,
    ),
    'No package has a hole that is known.',
  );
}

/** Lists overrides that are unused, or that pin an outdated version. */
export function checkOverrides(siteDir: string): Finding {
  const {overrides} = readJson(siteDir, 'package.json');
  const pinned = Object(overrides) as Record<string, unknown>;
  const unused = listUnusedOverrides(pinned, readLockedPackages(siteDir)).map(
    (name) => `${name} is held, and nothing asks for it`,
  );
  if (!hasRegistry(siteDir)) {
    return unused.length > 0
      ? createFinding(unused, '')
      : createSkippedFinding(
          `${NO_REGISTRY} Every package that is held is asked for.`,
        );
  }
  const outdated = listPinnedReleases(pinned)
    .map(([name, release]) => ({
      name,
      release,
      newest: fetchLatestVersion(siteDir, name),
    }))
    .filter(({release, newest}) => newest !== '' && newest !== release)
    .map(
      ({name, release, newest}) =>
        `${name} is held at ${release}, newest ${newest}: does the reason in CONTRIBUTING still hold?`,
    );
  return createFinding(
    [...unused, ...outdated],
    'Every package that is held is asked for, and is the newest.',
  );
}
