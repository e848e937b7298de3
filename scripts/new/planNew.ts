import {dump} from 'js-yaml';
import type {NewKind, NewPart} from '../../src/site/newKinds';
import type {FileChange} from '../file-changes/applyChanges';
import {addRow, editRow, readRows, type Cells} from '../file-changes/editSheet';
import {
  escapeAnswers,
  fillTemplate,
  fillText,
  type Answers,
} from '../file-changes/fillTemplate';

/** Reads a file of the project by its path from the root; undefined if there is none. */
export type Read = (path: string) => string | undefined;

function fillCells(cells: Cells, answers: Answers): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([heading, cell]) => [
      heading,
      fillText(cell, answers),
    ]),
  );
}

function writePage(
  part: Extract<NewPart, {page: string}>,
  answers: Answers,
): string {
  const top = dump(fillTemplate(part.frontMatter, answers), {
    flowLevel: 1,
    lineWidth: -1,
  });
  const shown = escapeAnswers(answers);
  const text = part.text.map((line) => fillText(line, shown)).join('\n');
  return `---\n${top}---\n\n${text}\n`;
}

/** The text of a file that a part changes. */
function expectText(path: string, read: Read): string {
  const text = read(path);
  if (text === undefined) {
    throw new Error(
      `${path}: found no such file, expected one to write to: it is named in world/newKinds.ts.`,
    );
  }
  return text;
}

function addItem(path: string, text: string, item: unknown): string {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) {
    throw new Error(`${path}: found no list, expected one in brackets.`);
  }
  return `${JSON.stringify([...(list as unknown[]), item], undefined, 2)}\n`;
}

/** The path of the file that a part writes, and its new text. */
function writePart(
  part: NewPart,
  answers: Answers,
  read: Read,
): readonly [string, string] {
  if ('page' in part) {
    const path = fillText(part.page, answers);
    if (read(path) !== undefined) {
      throw new Error(
        `${path}: found a page of that name, expected none: nothing is overwritten. Choose another title.`,
      );
    }
    return [path, writePage(part, answers)];
  }
  if ('row' in part) {
    const path = fillText(part.row, answers);
    const cells = fillCells(part.cells, answers);
    return [path, addRow(expectText(path, read), cells, part.sortedBy)];
  }
  if ('edit' in part) {
    const path = fillText(part.edit, answers);
    const where = fillCells(part.where, answers);
    const cells = fillCells(part.cells, answers);
    const edited = editRow(expectText(path, read), where, cells);
    if (edited === undefined) {
      throw new Error(
        `${path}: found no single row with ${JSON.stringify(where)}, expected one.`,
      );
    }
    return [path, edited];
  }
  const path = fillText(part.item, answers);
  const value = fillTemplate(part.value, answers);
  return [path, addItem(path, expectText(path, read), value)];
}

/** Adds the numbers of the new row and of the one after it. */
function withNumbers(kind: NewKind, answers: Answers, read: Read): Answers {
  if (kind.numbers === undefined) {
    return answers;
  }
  const path = fillText(kind.numbers, answers);
  const number = readRows(expectText(path, read)).length + 1;
  const numbers = {number: String(number), next: String(number + 1)};
  return {...answers, texts: {...answers.texts, ...numbers}};
}

/**
 * Decides what files a new thing needs. Nothing is written.
 *
 * @throws Error if a page exists already, or a file that gets a row does not.
 */
export function planNew(
  kind: NewKind,
  answers: Answers,
  read: Read,
): {readonly changes: readonly FileChange[]; readonly next: readonly string[]} {
  const all = withNumbers(kind, answers, read);
  const texts = new Map<string, string>();
  for (const part of kind.parts) {
    const [path, text] = writePart(
      part,
      all,
      (at) => texts.get(at) ?? read(at),
    );
    texts.set(path, text);
  }
  return {
    changes: [...texts].map(([path, after]) => ({
      path,
      before: read(path),
      after,
    })),
    next: kind.next
      .map((line) => fillText(line, all))
      .filter((line) => line !== ''),
  };
}
