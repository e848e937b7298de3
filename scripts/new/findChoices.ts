import type {Question} from '../../src/site/newKinds';
import {readRows, type Cells} from '../file-changes/editSheet';
import type {Answers} from '../file-changes/fillTemplate';
import type {Read} from './planNew';
import type {AskedQuestion} from './readAnswers';

function readCells({oneOfCells}: Question, read: Read): readonly Cells[] {
  if (oneOfCells === undefined) {
    return [];
  }
  const path = `static/${oneOfCells.sheet}`;
  const text = read(path);
  if (text === undefined) {
    throw new Error(
      `${path}: found no such file, expected the one that world/newKinds.ts names.`,
    );
  }
  return readRows(text);
}

/**
 * Adds to questions their valid answers.
 *
 * @param pages the open pages, by their paths below docs/ without extension.
 */
export function findChoices(
  questions: readonly Question[],
  read: Read,
  pages: readonly string[],
): readonly AskedQuestion[] {
  return questions.map((question) => {
    const {oneOf, oneOfCells, page = false} = question;
    if (page) {
      return {...question, choices: pages};
    }
    const cells = readCells(question, read).map(
      (row) => row[oneOfCells?.column ?? ''] ?? '',
    );
    return {...question, choices: oneOfCells === undefined ? oneOf : cells};
  });
}

/** Finds the rows that answers were chosen from. */
export function findRows(
  questions: readonly Question[],
  texts: Answers['texts'],
  read: Read,
): Answers['rows'] {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const {name, oneOfCells} = question;
      const row = readCells(question, read).find(
        (cells) => cells[oneOfCells?.column ?? ''] === texts[name],
      );
      return row === undefined ? [] : [[name, row]];
    }),
  );
}
