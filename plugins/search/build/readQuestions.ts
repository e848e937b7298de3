import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describeFault, describeFaults} from '../../pages/fault';
import {parseSheet} from '../../../src/shared/model/csv';
import {nearest} from '../../../src/shared/model/nearest';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';

/** The headings of a file of questions. */
const COLUMNS = ['question', 'to'] as const;

/** A question in the words of readers, and its place in a file. */
export type Question = {
  readonly question: string;
  /** The address of the page, section, or row that answers it, without the base path. */
  readonly to: string;
  readonly file: string;
  /** Row number as in a spreadsheet. */
  readonly line: number;
};

/**
 * Parses a file of questions.
 *
 * @throws Error naming file and line of each error.
 */
export function parseQuestions(
  file: string,
  text: string,
): readonly Question[] {
  const result = parseSheet(text);
  if (!result.ok) {
    throw new Error(
      describeFaults(result.faults.map((fault) => ({path: file, ...fault}))),
    );
  }
  const {columns, rows} = result.sheet;
  if (columns.join() !== COLUMNS.join()) {
    throw new Error(
      `${file}:1: found the headings "${columns.join(',')}", expected "${COLUMNS.join(',')}".`,
    );
  }
  return rows.map(([question = '', to = ''], index) => ({
    question,
    to,
    file,
    line: result.lines[index] ?? 0,
  }));
}

/**
 * Reads the questions of readers.
 *
 * @param files a pattern of their files, relative to the site.
 * @throws Error naming file and line of each error.
 */
export async function readQuestions(
  siteDir: string,
  files: string,
): Promise<readonly Question[]> {
  const found = await Globby(files, {cwd: siteDir});
  const parsed = await Promise.all(
    found
      .toSorted()
      .map(async (file) =>
        parseQuestions(file, await readFile(join(siteDir, file), 'utf8')),
      ),
  );
  return parsed.flat();
}

function groupByAddress(
  questions: readonly Question[],
): Map<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const {question, to} of questions) {
    groups.set(to, [...(groups.get(to) ?? []), question]);
  }
  return groups;
}

function findFault(
  {question, to, file: path, line}: Question,
  addresses: ReadonlySet<string>,
): readonly string[] {
  if (question === '') {
    return [describeFault({path, line, found: 'no question', expected: 'one'})];
  }
  if (addresses.has(to)) {
    return [];
  }
  const meant = nearest(to, [...addresses]);
  return [
    describeFault({
      path,
      line,
      found: `the address "${to}"`,
      expected: `the address of an unlocked page, section, or row${meant === undefined ? '' : ` (did you mean "${meant}"?)`}`,
    }),
  ];
}

/** Returns the area of an address, which is its first part. */
function getArea(to: string): string {
  return to.split(/[/#]/)[1] ?? '';
}

/** Questions whose address no record has. */
export type QuestionFaults = {
  /** Descriptions of those about areas with public pages, with file and line. */
  readonly faults: readonly string[];
  /** Descriptions of those about areas without public pages, by file. */
  readonly idle: readonly string[];
};

export function findQuestionFaults(
  records: readonly SearchRecord[],
  questions: readonly Question[],
): QuestionFaults {
  // A row without an anchor has the address of its section.
  const named = records.filter(({kind}) => kind !== 'line');
  const addresses = new Set(named.map(({to}) => to));
  const areas = new Set(named.map(({to}) => getArea(to)));
  const isIdle = ({to}: Question): boolean =>
    to.startsWith('/') && !areas.has(getArea(to));
  const idle = new Set(
    questions
      .filter(isIdle)
      .map(
        ({file, to}) =>
          `${file}: found questions about ${getArea(to)}, which is locked. This file is public, so delete them.`,
      ),
  );
  const faults = questions
    .filter((each) => !isIdle(each))
    .flatMap((each) => findFault(each, addresses));
  return {faults, idle: [...idle]};
}

/** Adds to records the questions that they answer. */
export function addQuestions(
  records: readonly SearchRecord[],
  questions: readonly Question[],
): readonly SearchRecord[] {
  // Several records may share an address, like a page and its first row; the first record answers.
  const left = groupByAddress(questions);
  return records.map((record) => {
    const own = record.kind === 'line' ? undefined : left.get(record.to);
    left.delete(own === undefined ? '' : record.to);
    return own === undefined ? record : {...record, questions: own};
  });
}
