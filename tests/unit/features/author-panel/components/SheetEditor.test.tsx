import {act, fireEvent, render, screen} from '@testing-library/react';
import SheetEditor from '../../../../../src/features/author-panel/components/AuthorPanel/SheetEditor';
import type {SaveAnswer} from '../../../../../src/features/author-panel/lib/report';
import {stub} from '../../../../support/stub';

const PATH = 'static/a.csv';

const sheet = (text: string) => ({path: PATH, text, revision: text});

/** Stands for the server: what it answers to each attempt to save, and what it was asked. */
function answerSaves(...saves: readonly SaveAnswer[]): unknown[] {
  const asked: unknown[] = [];
  const answers: Record<string, () => unknown> = {
    open: () => ({token: 'token'}),
    sheet: () => sheet('Town,Toll\nFord,2\nQuay,3\n'),
    save: () => saves[asked.length - 1],
  };
  globalThis.fetch = jest.fn((address: unknown, init?: RequestInit) => {
    const name = String(address).replace(/^.*\//, '');
    if (name === 'save') {
      asked.push(JSON.parse(init?.body as string));
    }
    const answer = answers[name]?.();
    return Promise.resolve(
      stub<Response>({
        ok: true,
        status: 200,
        json: () => Promise.resolve({answer}),
      }),
    );
  });
  return asked;
}

/** Shows the editor, and changes the toll of the ford. */
async function editToll(value: string): Promise<void> {
  render(<SheetEditor path={PATH} address="/a.html" leave={() => undefined} />);
  fireEvent.click(await screen.findByRole('gridcell', {name: '2'}));
  const field = screen.getByRole('textbox', {name: 'Toll'});
  fireEvent.change(field, {target: {value}});
  fireEvent.keyDown(field, {key: 'Enter'});
}

async function save(): Promise<string> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name: /^Save/}));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return screen.getByRole('status').textContent;
}

const listCells = () =>
  screen.getAllByRole('gridcell').map(({textContent}) => textContent);

describe('the editor of a sheet (W2)', () => {
  it('sends what has changed, with what was there', async () => {
    const after = sheet('Town,Toll\nFord,7\nQuay,3\n');
    const asked = answerSaves({result: 'saved', sheet: after});
    await editToll('7');
    expect(await save()).toContain('Saved.');
    expect(asked).toEqual([
      {
        path: PATH,
        revision: 'Town,Toll\nFord,2\nQuay,3\n',
        address: '/a.html',
        edits: [{kind: 'change', row: 1, column: 1, was: '2', value: '7'}],
      },
    ]);
    expect(screen.getByRole('button', {name: 'Save (0)'})).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('keeps what was refused, with the reason', async () => {
    answerSaves({result: 'refused', faults: ['found 7, expected a die.']});
    await editToll('7');
    expect(await save()).toContain('found 7, expected a die.');
    expect(listCells()).toEqual(['Ford', '7', 'Quay', '3']);
  });

  it('keeps what was edited while another program has changed the file', async () => {
    const other = sheet('Town,Toll\nMill,1\nFord,2\nQuay,3\n');
    answerSaves({result: 'changed', sheet: other});
    await editToll('7');
    expect(await save()).toContain('has changed on disk');
    expect(listCells()).toEqual(['Mill', '1', 'Ford', '7', 'Quay', '3']);
  });

  it('lists edits whose cells another program has changed too', async () => {
    const other = sheet('Town,Toll\nFord,5\nQuay,3\n');
    answerSaves({result: 'changed', sheet: other});
    await editToll('7');
    await save();
    expect(listCells()).toEqual(['Ford', '5', 'Quay', '3']);
    expect(screen.getByText('“2” should become “7”').tagName).toBe('LI');
  });

  it('saves a cell that is still being typed', async () => {
    const after = sheet('Town,Toll\nFord,9\nQuay,3\n');
    const asked = answerSaves({result: 'saved', sheet: after});
    render(
      <SheetEditor path={PATH} address="/a.html" leave={() => undefined} />,
    );
    fireEvent.click(await screen.findByRole('gridcell', {name: '2'}));
    const field = screen.getByRole('textbox', {name: 'Toll'});
    fireEvent.change(field, {target: {value: '9'}});
    fireEvent.keyDown(field, {key: 's', ctrlKey: true});
    expect(await screen.findByText(/^Saved\./)).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('has the keys of a spreadsheet', async () => {
    answerSaves();
    render(
      <SheetEditor path={PATH} address="/a.html" leave={() => undefined} />,
    );
    const first = await screen.findByRole('gridcell', {name: 'Ford'});
    act(() => {
      first.focus();
    });
    fireEvent.keyDown(first, {key: 'ArrowRight'});
    expect(document.activeElement?.textContent).toBe('2');
    fireEvent.keyDown(screen.getByRole('gridcell', {name: '2'}), {key: '8'});
    const field = screen.getByRole('textbox', {name: 'Toll'});
    expect(field).toHaveProperty('value', '8');
    expect(field).toHaveProperty('selectionStart', 1);
    fireEvent.keyDown(field, {key: 'Escape'});
    expect(listCells()).toEqual(['Ford', '2', 'Quay', '3']);
    fireEvent.keyDown(screen.getByRole('gridcell', {name: '2'}), {
      key: 'ArrowDown',
    });
    expect(document.activeElement?.textContent).toBe('3');
  });
});
