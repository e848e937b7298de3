import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {lookAt, notAsked, type Finding} from './finding';
import {licensesToRead, type LockedPackage} from './lib/licenses';
import {
  breakingLines,
  isMajor,
  readOutdated,
  type Outdated,
} from './lib/outdated';
import {heldReleases, idleOverrides} from './lib/overrides';
import {askNpm, hasRegistry, newestRelease, readChangeLog} from './npm';

const NO_REGISTRY =
  'The registry of packages does not answer: without a network nobody can say.';

function readJson(siteDir: string, file: string): Record<string, unknown> {
  const text = readFileSync(join(siteDir, file), 'utf8');
  return JSON.parse(text) as Record<string, unknown>;
}

function lockedPackages(siteDir: string): Record<string, LockedPackage> {
  const {packages} = readJson(siteDir, 'package-lock.json');
  return packages as Record<string, LockedPackage>;
}

/** What the change log of a major release says of breaking. */
function whatBreaks({name, current, latest}: Outdated): readonly string[] {
  const changeLog = readChangeLog(name, latest);
  if (changeLog === '') {
    return [`it brings no change log: npm repo ${name}`];
  }
  const said = breakingLines(changeLog, current);
  return said.length > 0 ? said : ['its change log says nothing of breaking'];
}

/** Packages with newer releases; of major ones, what their change logs say of breaking. */
export function checkOutdated(siteDir: string): Finding {
  if (!hasRegistry(siteDir)) {
    return notAsked(NO_REGISTRY);
  }
  const outdated = readOutdated(askNpm(siteDir, 'outdated', '--json'));
  if (outdated === undefined) {
    return notAsked('npm did not say which packages are outdated: try again.');
  }
  const lines = outdated.flatMap((found) => {
    const {name, current, latest} = found;
    const line = `${name} ${current}, newest ${latest}`;
    if (!isMajor(found)) {
      return [line];
    }
    const said = whatBreaks(found);
    return [`${line}: a MAJOR release`, ...said.map((text) => `    ${text}`)];
  });
  return lookAt(lines, 'Every package is the newest.');
}

/** Licenses that somebody should have read. */
export function checkLicenses(siteDir: string): Finding {
  return lookAt(
    licensesToRead(lockedPackages(siteDir)),
    'Every license is a free one.',
  );
}

/** Holes in packages that are known. */
export function checkAdvisories(siteDir: string): Finding {
  const answer = Object(
    JSON.parse(askNpm(siteDir, 'audit', '--json') || '{}'),
  ) as {readonly vulnerabilities?: Record<string, {readonly severity: string}>};
  if (answer.vulnerabilities === undefined) {
    return notAsked(
      'The registry names no advisories here: ask where it does, or look at the alerts of the repository.',
    );
  }
  return lookAt(
    Object.entries(answer.vulnerabilities).map(
      ([name, {severity}]) => `${name}: ${severity}, see npm audit`,
    ),
    'No package has a hole that is known.',
  );
}

/** Packages that are held in place: for nothing, or at a release that is not the newest. */
export function checkOverrides(siteDir: string): Finding {
  const {overrides} = readJson(siteDir, 'package.json');
  const held = Object(overrides) as Record<string, unknown>;
  const idle = idleOverrides(held, lockedPackages(siteDir)).map(
    (name) => `${name} is held, and nothing asks for it`,
  );
  if (!hasRegistry(siteDir)) {
    return idle.length > 0
      ? lookAt(idle, '')
      : notAsked(`${NO_REGISTRY} Every package that is held is asked for.`);
  }
  const behind = heldReleases(held)
    .map(([name, release]) => ({
      name,
      release,
      newest: newestRelease(siteDir, name),
    }))
    .filter(({release, newest}) => newest !== '' && newest !== release)
    .map(
      ({name, release, newest}) =>
        `${name} is held at ${release}, newest ${newest}: does the reason in CONTRIBUTING still hold?`,
    );
  return lookAt(
    [...idle, ...behind],
    'Every package that is held is asked for, and is the newest.',
  );
}
