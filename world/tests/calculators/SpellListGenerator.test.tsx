import {act, cleanup, fireEvent, screen, within} from '@testing-library/react';
import SpellListGenerator from '../../rules/calculators/SpellListGenerator';
import {renderOnPage} from '../../../tests/support/renderOnPage';

async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
}

async function show(query = ''): Promise<void> {
  window.history.replaceState(
    null,
    '',
    `/magic-science/generating-spell-lists.html${query}`,
  );
  cleanup();
  renderOnPage(<SpellListGenerator />);
  await settle();
}

async function choose(label: string, option: string): Promise<void> {
  const field = screen.getByLabelText(label);
  const {value} = within(field).getByRole<HTMLOptionElement>('option', {
    name: option,
  });
  fireEvent.change(field, {target: {value}});
  await settle();
}

/** Returns the rolled spells as rows of cells. */
function rows(): readonly (readonly string[])[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

function getStatus(): string {
  return screen.getByRole('status').textContent;
}

describe('the generator of spell lists', () => {
  it('rolls nothing without a seed', async () => {
    await show();
    expect(getStatus()).toBe('');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('rolls the list of a link, the same each time', async () => {
    const link = '?school=ecolu-ahn-mogrus&level=6&seed=uzga';
    await show(link);
    const first = rows();
    expect(first.length).toBeGreaterThanOrEqual(7);
    expect(screen.getByText('uzga')).toBeTruthy();
    expect(screen.getByText(/^Ecolu Ahn Mogrus, seed/)).toBeTruthy();
    await show(link);
    expect(rows()).toEqual(first);
  });

  it('teaches two spells at level 1, and no spell too high for the caster', async () => {
    await show('?level=1&seed=novice');
    expect(rows().every(([, at, level]) => at === '1' && level === '1')).toBe(
      true,
    );
    expect(rows()).toHaveLength(2);
    await choose('Caster level', '5');
    for (const [, at, level] of rows()) {
      expect(Number(level)).toBeLessThanOrEqual(Math.ceil(Number(at) / 2));
    }
  });

  it('extends the list of a lower level', async () => {
    await show('?level=4&seed=kin');
    const before = rows();
    await choose('Caster level', '9');
    expect(rows().slice(0, before.length)).toEqual(before);
    expect(rows().length).toBeGreaterThan(before.length);
    expect(window.location.search).toBe('?school=dim-magika&level=9&seed=kin');
  });

  it('never teaches a spell twice', async () => {
    await show('?level=20&seed=crowned');
    const names = rows().map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tells what research of each spell would take, as in the table of the page', async () => {
    await show('?level=5&seed=quill');
    const third = rows().find(([, , level]) => level === '3');
    expect(third?.[5]).toBe('3 weeks, 180 marks, target 16');
  });

  it('sums up the known spells, and what research of them all would take', async () => {
    await show('?level=1&seed=novice');
    expect(getStatus()).toBe(
      '2 spells known at level 1. Researching them all would take 2 weeks and 40 marks.',
    );
  });

  it('rolls another list on a press, and puts its seed into the address', async () => {
    await show('?school=ecolu-ahn-mutus&level=3');
    fireEvent.click(screen.getByRole('button', {name: 'Roll'}));
    await settle();
    const {search} = window.location;
    expect(search).toMatch(/^\?school=ecolu-ahn-mutus&level=3&seed=[\da-z]+$/);
    fireEvent.click(screen.getByRole('button', {name: 'Roll'}));
    expect(window.location.search).not.toBe(search);
  });

  it('uses a seed that readers enter, and links each row to its spell', async () => {
    await show();
    fireEvent.input(screen.getByLabelText('Seed'), {target: {value: 'ash'}});
    await settle();
    expect(window.location.search).toContain('seed=ash');
    expect(
      screen
        .getAllByRole('link')
        .every((link) =>
          link.getAttribute('href')?.startsWith('/magic-science/#spell-'),
        ),
    ).toBe(true);
  });

  it('starts empty if the address is invalid', async () => {
    await show('?school=high&level=21&aim=low');
    expect(screen.getByLabelText('School')).toHaveProperty('value', '0');
    expect(screen.getByLabelText('Caster level')).toHaveProperty('value', '0');
  });
});
