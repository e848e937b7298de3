import {nameRow} from '../../world/nameRow';
import type {NewKind} from '../../src/site/newKinds';
import {planAccept} from '../accept-names/planAccept';
import type {SitePage} from '../../plugins/pages/sitePages';
import {
  applyChanges,
  readText,
  type FileChange,
} from '../file-changes/applyChanges';
import {decideWords, type WordDecision} from '../spelling/decideWords';
import {findUnknownWords} from '../spelling/unknownWords';
import {siteDir} from '../siteDir';
import {askAnswers, type Terminal} from './askAnswers';
import {checkPlan, readPlannedPages} from './checkPlan';
import {findChoices, findRows} from './findChoices';
import {planNew} from './planNew';
import {readAnswers, type AskedQuestion, type Given} from './readAnswers';
import {
  listStrangeNames,
  listOpenPages,
  readSurroundings,
} from './readSurroundings';

/** What a run of the command was given. */
export type Order = {
  readonly kind: NewKind;
  readonly given: Given;
  /** Where missing answers are asked for; undefined if they cannot be. */
  readonly terminal: Terminal | undefined;
  /** Whether words and names are accepted that are new to this world. */
  readonly acceptNames: boolean;
};

function read(path: string): string | undefined {
  return readText(siteDir, path);
}

function reportFailure(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error([...faults, 'Nothing was written.'].join('\n'));
  }
}

async function answer(
  questions: readonly AskedQuestion[],
  {given, terminal}: Order,
): Promise<Readonly<Record<string, string>>> {
  const answered =
    terminal === undefined
      ? given
      : await askAnswers(questions, given, terminal);
  const {texts, faults} = readAnswers(questions, answered);
  reportFailure(faults);
  return texts;
}

async function decide(
  changes: readonly FileChange[],
  names: readonly string[],
): Promise<WordDecision> {
  const unknown = await Promise.all(
    changes.map(({path, after = ''}) =>
      findUnknownWords(siteDir, {path, text: after}),
    ),
  );
  return decideWords(unknown.flat(), names);
}

/** Makes sure that words and names are meant as they are: by a flag, or by asking. */
async function confirmNames(
  doubtful: readonly string[],
  {terminal, acceptNames}: Order,
): Promise<void> {
  if (doubtful.length === 0 || acceptNames) {
    return;
  }
  const list = [...new Set(doubtful)].join(', ');
  const reply = await terminal?.ask(
    `New to this world: ${list}. Are these names of it? (y/N) `,
  );
  reportFailure(
    /^y/i.test(reply ?? '')
      ? []
      : [
          `Found words or names that are new to this world: ${list}. Expected another spelling, or --accept-names if they are names.`,
        ],
  );
}

/** Plans the lines that make the words and names of planned files known. */
async function planNames(
  changes: readonly FileChange[],
  names: readonly string[],
  [order, pages]: readonly [Order, readonly SitePage[]],
): Promise<readonly FileChange[]> {
  const {accepted, doubtful, faults} = await decide(changes, names);
  reportFailure(faults);
  const words = [...accepted, ...doubtful];
  const planned = readPlannedPages(changes);
  const strange = await listStrangeNames(planned, pages, words);
  await confirmNames([...doubtful, ...strange.map(({name}) => name)], order);
  return planAccept(
    {
      words: words.map((word) => ({word, path: 'docs/'})),
      names: strange,
      row: nameRow,
    },
    read,
  );
}

/**
 * Asks for what a kind needs, and writes its files.
 *
 * @returns the paths of the files, and what to do next.
 * @throws Error if anything is wrong; then nothing was written.
 */
export async function makeNew(order: Order): Promise<{
  readonly paths: readonly string[];
  readonly next: readonly string[];
}> {
  const {kind} = order;
  const surroundings = await readSurroundings();
  const {pages} = surroundings;
  const questions = findChoices(kind.questions, read, listOpenPages(pages));
  const texts = await answer(questions, order);
  const rows = findRows(kind.questions, texts, read);
  const {changes, next} = planNew(kind, {texts, rows}, read);
  reportFailure(checkPlan(changes, surroundings));
  const names = kind.questions
    .filter(({naming = false}) => naming)
    .map(({name}) => texts[name] ?? '');
  const all = [
    ...changes,
    ...(await planNames(changes, names, [order, pages])),
  ];
  applyChanges(siteDir, all);
  return {paths: all.map(({path}) => path), next};
}
