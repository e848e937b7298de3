import {relative, resolve, sep} from 'node:path';
import {nameRow} from '../../world/nameRow';
import {isInLockedArea} from '../../src/site/contentAreas';
import {
  findStrangeNames,
  readInvented,
} from '../../plugins/check/names/checkNames';
import {knownNames} from '../../plugins/check/names/namesOnPages';
import {sitePages, type SitePage} from '../../plugins/pages/sitePages';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {applyChanges, readText} from '../file-changes/applyChanges';
import {siteDir} from '../siteDir';
import type {StrangeName} from '../spelling/nameRows';
import {checkFileSpelling} from '../spelling/unknownWords';
import {decideAccept} from './decideAccept';
import {planAccept} from './planAccept';

const LISTS = ['world-words.txt', 'site-words.txt', 'tests/words.txt'];

function read(path: string): string | undefined {
  return readText(siteDir, path);
}

/** Returns the path of a file from the root of the project. */
function locate(named: string): string {
  const path = relative(siteDir, resolve(named)).split(sep).join('/');
  if (path.startsWith('../') || read(path) === undefined) {
    throw new Error(
      `Found "${named}", expected a file of this project, such as docs/area/page.md.`,
    );
  }
  return path;
}

/** Reads what names are, from `--who "Name: who or what"`. */
function readWho(given: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    given.map((text) => {
      const [, name = '', who = ''] = /^([^:]+): *(\S.*)$/.exec(text) ?? [];
      if (name === '') {
        throw new Error(
          `--who: found "${text}", expected a name, a colon, and who or what it is: --who "Long Ford: a crossing".`,
        );
      }
      return [name, who] as const;
    }),
  );
}

/** Refuses flags that mean nothing here, which are likely slips. */
function refuseIdle(
  flag: string,
  given: readonly string[],
  known: readonly string[],
): void {
  const idle = given.filter((name) => !known.includes(name));
  if (idle.length > 0) {
    const list = known.length === 0 ? 'none' : known.join(', ');
    throw new Error(
      `--${flag}: found "${idle.join('", "')}", expected one that is new here: ${list}. Nothing was written.`,
    );
  }
}

/** Finds the names on pages that a data file must have. */
async function listNames(
  pages: readonly SitePage[],
  paths: readonly string[],
  [words, who]: readonly [readonly string[], ReadonlyMap<string, string>],
): Promise<readonly StrangeName[]> {
  const invented = [...readInvented(), ...words];
  const chosen = pages.filter(
    ({path}) =>
      !isInLockedArea(path) && (paths.length === 0 || paths.includes(path)),
  );
  const known = await knownNames(pages);
  const found = chosen.flatMap((page) =>
    findStrangeNames(page, known, invented).map((name) => ({
      name,
      address: page.address,
      who: who.get(name) ?? `named on ${String(page.frontMatter['title'])}`,
    })),
  );
  return [...new Map(found.map((each) => [each.name, each])).values()];
}

/** Adds the names that files bring to the lists of words and the data file of names. */
async function main(): Promise<void> {
  const {values, positionals} = readArguments({
    usage:
      'npm run accept-names -- docs/area/page.md … [--who "Name: who it is"] [--also word]',
    flags: {
      also: {type: 'string', multiple: true, default: []},
      who: {type: 'string', multiple: true, default: []},
    },
    count: [0, Infinity],
  });
  const paths = positionals.map(locate);
  const who = readWho(values.who);
  const unknown = await checkFileSpelling(siteDir, paths);
  refuseIdle(
    'also',
    values.also,
    unknown.map(({word}) => word),
  );
  const {accepted, doubts} = decideAccept(unknown, {
    listed: LISTS.flatMap((list) => read(list)?.split('\n') ?? []),
    also: values.also,
    isLocked: isInLockedArea,
  });
  const names = await listNames(await sitePages(), paths, [
    accepted.map(({word}) => word),
    who,
  ]);
  refuseIdle(
    'who',
    [...who.keys()],
    names.map(({name}) => name),
  );
  applyChanges(
    siteDir,
    planAccept({words: accepted, names, row: nameRow}, read),
  );
  const words = new Set(accepted.map(({word}) => word));
  console.log(
    [
      `Accepted ${words.size} words${words.size === 0 ? '' : `: ${[...words].join(', ')}`}.`,
      ...(nameRow === undefined
        ? []
        : names.map(({name, who}) => `${nameRow?.row ?? ''}: ${name}, ${who}`)),
      ...doubts.map(({word, why}) => `Not accepted: "${word}"; ${why}.`),
    ].join('\n'),
  );
  process.exitCode = doubts.length === 0 ? 0 : 1;
}

void startCommand('accept-names', main);
