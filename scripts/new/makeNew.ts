import type {NewKind} from '../../src/site/newKinds';
import {
  applyChanges,
  readText,
  type FileChange,
} from '../file-changes/applyChanges';
import {addWords} from '../spelling/addWords';
import {decideWords, type WordDecision} from '../spelling/decideWords';
import {findUnknownWords} from '../spelling/unknownWords';
import {siteDir} from '../siteDir';
import {askAnswers, type Terminal} from './askAnswers';
import {checkPlan, readPlannedPages} from './checkPlan';
import {findChoices, findRows} from './findChoices';
import {planNew} from './planNew';
import {readAnswers, type AskedQuestion, type Given} from './readAnswers';
import {
  findStrangeNames,
  listOpenPages,
  readSurroundings,
} from './readSurroundings';

/** The list of the world's words that the spelling check accepts. */
const WORLD_WORDS = 'world-words.txt';

/** What a run of the command was given. */
export type Order = {
  readonly kind: NewKind;
  readonly given: Given;
  /** Where missing answers are asked for; undefined if they cannot be. */
  readonly terminal: Terminal | undefined;
  /** Whether unknown words outside of names are accepted too. */
  readonly acceptNames: boolean;
};

function read(path: string): string | undefined {
  return readText(siteDir, path);
}

function failWith(faults: readonly string[]): void {
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
  failWith(faults);
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

/** Lists the words to accept; asks about those that may be slips. */
async function chooseWords(
  {accepted, doubtful}: WordDecision,
  {terminal, acceptNames}: Order,
): Promise<readonly string[]> {
  const list = doubtful.join(', ');
  const isAccepted =
    doubtful.length === 0 ||
    acceptNames ||
    /^y/i.test(
      (await terminal?.ask(
        `In no dictionary: ${list}. Are these names of the world? (y/N) `,
      )) ?? '',
    );
  failWith(
    isAccepted
      ? []
      : [
          `Found words that are in no dictionary: ${list}. Expected another spelling, or --accept-names if they are names.`,
        ],
  );
  return [...accepted, ...doubtful];
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
  failWith(checkPlan(changes, surroundings));
  failWith(await findStrangeNames(readPlannedPages(changes), pages));
  const names = kind.questions
    .filter(({naming = false}) => naming)
    .map(({name}) => texts[name] ?? '');
  const decision = await decide(changes, names);
  failWith(decision.faults);
  const words = await chooseWords(decision, order);
  const list = read(WORLD_WORDS) ?? '';
  const all =
    words.length === 0
      ? changes
      : [
          ...changes,
          {
            path: WORLD_WORDS,
            before: read(WORLD_WORDS),
            after: addWords(list, words),
          },
        ];
  applyChanges(siteDir, all);
  return {paths: all.map(({path}) => path), next};
}
