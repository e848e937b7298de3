import {
  addRow,
  beginDraft,
  listHeadings,
  listRows,
  rebaseDraft,
  setCell,
  toggleRow,
  type Draft,
} from '../../../../../src/features/author-panel/lib/draft';
import {editSheet} from '../../../../../src/features/author-panel/lib/editSheet';

const sheet = (text: string) => ({path: 'static/a.csv', text, revision: text});

const begun = beginDraft(sheet('\nA,B\na,1\n\nb,2\n'));
const first = {index: 2, state: 'kept'} as const;
const last = {index: 4, state: 'kept'} as const;

/** Lists the rows as text: the cells, and what became of the row. */
function show(draft: Draft): readonly string[] {
  return listRows(draft).map(
    ({cells, state, changed}) =>
      `${cells.join(',')} ${state}${changed.length > 0 ? ` ${changed.join()}` : ''}`,
  );
}

/** Saves a draft, and returns the text of the file. */
function save({sheet: {text}, edits}: Draft): string {
  const result = editSheet(text, edits);
  return result.ok ? result.text : JSON.stringify(result.faults);
}

describe('a sheet with edits that are not saved (W2)', () => {
  it('shows its rows below the headings, without blank ones', () => {
    expect(listHeadings(begun)).toEqual(['A', 'B']);
    expect(show(begun)).toEqual(['a,1 kept', 'b,2 kept']);
    expect(listRows(beginDraft(sheet('')))).toEqual([]);
  });

  it('has an edit for each cell that differs from the file', () => {
    const changed = setCell(begun, last, {column: 1, value: '3'});
    const again = setCell(changed, last, {column: 1, value: '4'});
    expect(show(again)).toEqual(['a,1 kept', 'b,4 kept 1']);
    expect(again.edits).toHaveLength(1);
    expect(save(again)).toBe('\nA,B\na,1\n\nb,4\n');
    expect(setCell(again, last, {column: 1, value: '2'}).edits).toEqual([]);
    expect(setCell(begun, last, {column: 7, value: 'x'}).edits).toEqual([]);
  });

  it('adds rows where their author wants them', () => {
    const one = addRow(begun, first);
    const two = addRow(one, {index: 0, state: 'added'});
    const filled = setCell(
      two,
      {index: 1, state: 'added'},
      {
        column: 0,
        value: 'x',
      },
    );
    expect(show(filled)).toEqual([
      'a,1 kept',
      ', added',
      'x, added 0',
      'b,2 kept',
    ]);
    expect(save(filled)).toBe('\nA,B\na,1\n,\nx,\n\nb,2\n');
    expect(show(toggleRow(filled, {index: 0, state: 'added'}))).toEqual([
      'a,1 kept',
      'x, added 0',
      'b,2 kept',
    ]);
  });

  it('removes rows, and brings them back', () => {
    const removed = toggleRow(begun, first);
    expect(show(removed)).toEqual(['a,1 removed', 'b,2 kept']);
    expect(save(removed)).toBe('\nA,B\n\nb,2\n');
    expect(toggleRow(removed, {...first, state: 'removed'}).edits).toEqual([]);
  });
});

describe('edits of a file that another program has changed (W2)', () => {
  const edited = toggleRow(
    addRow(setCell(begun, last, {column: 1, value: '9'}), last),
    first,
  );

  it('follow their rows to another place', () => {
    const moved = rebaseDraft(edited, sheet('A,B\nnew,0\na,1\nb,2\n'));
    expect(moved.lost).toEqual([]);
    expect(save(moved)).toBe('A,B\nnew,0\nb,9\n,\n');
  });

  it('stay in a row of which only another cell has changed', () => {
    const wide = beginDraft(sheet('A,B,C\na,1,x\n'));
    const draft = setCell(
      wide,
      {index: 1, state: 'kept'},
      {
        column: 1,
        value: '2',
      },
    );
    expect(save(rebaseDraft(draft, sheet('A,B,C\na,1,y\n')))).toBe(
      'A,B,C\na,2,y\n',
    );
  });

  it('are kept for their author if their cell or row is another one', () => {
    const rebased = rebaseDraft(edited, sheet('A,B\nc,1\nb,7\n'));
    expect(rebased.edits).toEqual([]);
    expect(rebased.lost).toEqual(edited.edits);
    const later = rebaseDraft(rebased, sheet('A,B\nc,1\n'));
    expect(later.lost).toEqual(edited.edits);
  });

  it('are kept too if two rows could be meant', () => {
    const draft = toggleRow(begun, last);
    expect(rebaseDraft(draft, sheet('A,B\nb,2\nx,1\nb,2\n')).lost).toEqual(
      draft.edits,
    );
  });
});
