import {fireEvent, screen} from '@testing-library/react';
import {followPage, placeNotes} from '../../client/veilPage';

const SENTENCE = 'Session 2 and later are hidden.';

function show(html: string): void {
  document.body.innerHTML = html;
}

const log = `
  <h3 data-session="gate/1">Session 1</h3><div data-session="gate/1"><p>one</p></div>
  <h3 data-session="gate/2">Session 2</h3><div data-session="gate/2"><p>two</p></div>`;

const cast = `<div><table><tbody>
  <tr data-session="gate/1"><td>Ilse</td></tr>
  <tr data-session="gate/2"><td>Dura</td></tr>
  <tr data-session="gate/3"><td>Tzil</td></tr>
</tbody></table></div>`;

const pictures = `<ul>
  <li data-session="gate/1">latches</li>
  <li data-session="gate/3">sails</li>
</ul>`;

function listShown(): readonly string[] {
  return [...document.querySelectorAll('[data-shown]')].map(
    ({textContent}) => textContent,
  );
}

describe('the notes in place of what comes later', () => {
  it('stand in each later section, and in no played one', () => {
    show(log);
    placeNotes({gate: 1});
    expect(
      screen.getByText(SENTENCE).closest<HTMLElement>('[data-session]')
        ?.dataset['session'],
    ).toBe('gate/2');
  });

  it('stand once below a table and once in a list', () => {
    show(cast + pictures);
    placeNotes({gate: 1});
    const [table, list] = screen.getAllByText(SENTENCE);
    expect(table?.parentElement?.previousElementSibling?.tagName).toBe('TABLE');
    expect(list?.parentElement?.tagName).toBe('LI');
  });

  it('follow the group, and go when nothing is veiled', () => {
    show(log);
    placeNotes({gate: 0});
    expect(screen.getAllByText('Session 1 and later are hidden.')).toHaveLength(
      2,
    );
    placeNotes({gate: 1});
    expect(screen.getAllByRole('button')).toHaveLength(1);
    placeNotes({gate: 2});
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('show a section with its heading to readers who look anyway', () => {
    show(log);
    placeNotes({gate: 1});
    fireEvent.click(screen.getByRole('button', {name: 'Show anyway'}));
    expect(listShown()).toEqual(['Session 2', 'two']);
    expect(document.activeElement).toBe(screen.getByText('Session 2'));
    placeNotes({gate: 1});
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('come to content that is drawn later, and end with the veil', async () => {
    show('');
    const stop = followPage({gate: 1});
    show(log);
    expect(await screen.findByText(SENTENCE)).toBeTruthy();
    stop();
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  it.each([
    '<li><a href="/gate/fall.html">Fall</a>: the end</li>',
    '<li><div><a href="/gate/fall.html">Fall</a></div></li>',
  ])('stand in a list that leads to a later page: %s', (entry) => {
    show(`<ul><li><a href="/gate/people.html">People</a></li>${entry}</ul>`);
    placeNotes({gate: 1});
    expect(screen.getAllByText(SENTENCE)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', {name: 'Show anyway'}));
    expect(listShown()).toEqual([expect.stringContaining('Fall')]);
    placeNotes({gate: 1});
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stand nowhere for a page that was played, or is named in a sentence', () => {
    show(
      '<ul><li><a href="/gate/fall.html">Fall</a></li></ul><p><a href="/gate/fall.html">Fall</a></p>',
    );
    placeNotes({gate: 2});
    expect(screen.queryByRole('button')).toBeNull();
    show('<p><a href="/gate/fall.html">Fall</a></p>');
    placeNotes({gate: 1});
    expect(screen.queryByRole('button')).toBeNull();
  });
});
