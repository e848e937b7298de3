import {
  readAnswer,
  type Answer,
  type DownloadedSheet,
} from '../../model/sheetDownload';
import type {SheetRest} from '../../../../src/shared/model/csv';

const whole: SheetRest = {total: 2, selection: {}};

function read(
  answer: Partial<Answer>,
  rest: SheetRest = whole,
): DownloadedSheet {
  return readAnswer({status: 200, type: 'text/csv', text: '', ...answer}, rest);
}

/** Returns the problem that readers are shown for a response without a sheet. */
function getProblem(answer: Partial<Answer>): unknown {
  const result = read(answer);
  return result.ok ? undefined : result.problem;
}

const armor = {
  columns: ['Armor', 'Soak'],
  rows: [
    ['Leather', '1'],
    ['Mail', '4'],
  ],
};

describe('a file that a grid fetches', () => {
  it.each([
    ['commas', 'Armor,Soak\nLeather,1\nMail,4\n'],
    ['semicolons', 'Armor;Soak\r\nLeather;1\r\nMail;4\r\n'],
    ['a byte order mark', '\uFEFFArmor,Soak\nLeather,1\nMail,4'],
  ])('is read with %s', (_, text) => {
    expect(read({text})).toEqual({ok: true, sheet: armor});
  });

  it('is reduced to the part that the page shows', () => {
    const text = 'Armor,Kind,Soak\nLeather,Hide,1\nMail,Mail,4\n';
    expect(
      read(
        {text},
        {
          total: 1,
          selection: {exclude: ['Soak'], where: {Kind: 'Mail'}},
        },
      ),
    ).toEqual({
      ok: true,
      sheet: {columns: ['Armor', 'Kind'], rows: [['Mail', 'Mail']]},
    });
  });
});

describe('a file that a grid cannot show', () => {
  it.each<[string, Partial<Answer>, string]>([
    ['is not there', {status: 404}, 'missing'],
    ['is gone for good', {status: 410}, 'missing'],
    ['the host fails to give', {status: 503}, 'network'],
    ['the host forbids', {status: 400}, 'network'],
    ['is a page by its kind', {type: 'Text/HTML; charset=utf-8'}, 'page'],
    ['is a page by its text', {text: '\n<!DOCTYPE html><p>No</p>'}, 'page'],
    ['is a page after a mark', {text: '\uFEFF<html lang="en">'}, 'page'],
  ])('%s', (_, answer, kind) => {
    expect(getProblem(answer)).toEqual({kind});
  });

  it.each([
    ['empty', '', {kind: 'empty', line: 1}],
    ['only headings', 'Armor,Soak\n', {kind: 'empty', line: 1}],
    ['ragged', 'Armor,Soak\nLeather,1\nMail\n', {kind: 'ragged', line: 3}],
    ['twice the same', 'Armor,Armor\nMail,4\n', {kind: 'heading', line: 1}],
    [
      'malformed',
      'Armor,Soak\nLeather,1\n"Mail,4\n',
      {kind: 'malformed', line: 3},
    ],
  ])('is %s, and says on which line', (_, text, fault) => {
    expect(getProblem({text})).toMatchObject({kind: fault.kind, fault});
  });

  it('has other columns than the page expects', () => {
    expect(
      read(
        {text: 'Armor,Soak\nMail,4\n'},
        {
          total: 9,
          selection: {columns: ['Weight']},
        },
      ),
    ).toEqual({ok: false, problem: {kind: 'changed'}});
  });
});
