import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import Dice from '../../theme/Dice';
import RollTable, {type Props} from '../../theme/RollTable';
import {forgetRolls, lastRolls} from '../../client/rolls';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

/**
 * Makes the dice land on the given faces: the random words leave the face less one as remainder.
 */
function loadDice(...faces: readonly number[]): void {
  const rest = [...faces];
  jest
    .spyOn(crypto, 'getRandomValues')
    .mockImplementation((words) =>
      Object.assign(words, {0: (rest.shift() ?? 1) - 1}),
    );
}

const scrollIntoView = jest.fn();

beforeAll(() => {
  if (!('crypto' in globalThis)) {
    Object.assign(globalThis, {crypto: {getRandomValues: () => undefined}});
  }
  Element.prototype.scrollIntoView = scrollIntoView;
  document.adoptedStyleSheets = [];
  CSSStyleSheet.prototype.replaceSync = jest.fn();
});

afterEach(() => {
  act(forgetRolls);
  jest.restoreAllMocks();
});

/** Clicks a button that throws dice, and waits until the result is announced. */
async function press(name: string): Promise<void> {
  const before = lastRolls()[0]?.number;
  fireEvent.click(screen.getByRole('button', {name}));
  await waitFor(() => {
    expect(lastRolls()[0]?.number).not.toBe(before);
  });
}

const renderHydrated = (element: React.ReactNode) =>
  renderOnPage(<BrowserContextProvider>{element}</BrowserContextProvider>);

function getStatus(): string {
  return screen.getByRole('status').textContent;
}

describe('dice in a line of text', () => {
  it('are thrown when pressed, and announced with how the result came about', async () => {
    loadDice(4, 5);
    renderHydrated(<Dice roll="2d6+3" />);
    await press('Roll 2d6+3');
    expect(getStatus()).toBe('2d6+3: 4 + 5 + 3 = 12');
  });

  it('can be dismissed, which returns the focus to them', async () => {
    renderHydrated(<Dice roll="d6" />);
    const dice = screen.getByRole('button', {name: 'Roll d6'});
    dice.focus();
    await press('Roll d6');
    fireEvent.click(screen.getByRole('button', {name: 'Clear the dice'}));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(dice);
  });
});

const sheet = {
  columns: ['d6', 'Hazard', 'What happens', 'Page'],
  rows: [
    ['1–4', 'Late', 'You come out 2d20 days later.', ''],
    ['5', 'Wisp', 'It asks to be led home.', '#more'],
    ['6', 'Gate', 'Read on.', '/deities-and-cosmology/planes.html#gates'],
  ],
};

const more = {
  columns: ['d4', 'Whom'],
  rows: [
    ['1–3', 'A drover'],
    ['4', 'A child'],
  ],
};

const table = (props: Partial<Props> = {}) => (
  <RollTable
    src="/hazards.csv"
    caption="Hazards (d6)"
    rollable="d6"
    sheet={sheet}
    {...props}
  />
);

describe('a table to roll on', () => {
  it('highlights the row that was thrown, shows it and throws the dice in it', async () => {
    loadDice(2, 20, 3);
    renderHydrated(table());
    await press('Roll d6');
    expect(getStatus()).toBe(
      'Hazards (d6)d6: 2Late: You come out 2d20 days later.2d20: 20 + 3 = 23',
    );
    const row = screen.getByRole('row', {current: true});
    expect(within(row).getByRole('rowheader').textContent).toBe('1–4');
    expect(scrollIntoView).toHaveBeenCalledWith({
      block: 'nearest',
      inline: 'nearest',
    });
  });

  it('also rolls on the table of the page that the row links to', async () => {
    loadDice(5, 4);
    const {anchors} = renderHydrated(
      <>
        {table()}
        {table({caption: 'Who?', sheet: more, rollable: 'd4', id: 'more'})}
      </>,
    );
    expect(anchors).toEqual(['more']);
    await press('Roll d6');
    expect(getStatus()).toBe(
      'Hazards (d6)d6: 5Wisp: It asks to be led home.and then Who?d4: 4A child',
    );
    expect(screen.getAllByRole('row', {current: true})).toHaveLength(2);
  });

  it('stops if it leads to itself', async () => {
    loadDice(...Array.from({length: 20}, () => 5));
    renderHydrated(table({id: 'more'}));
    await press('Roll d6');
    expect(getStatus().match(/and then/g)).toHaveLength(4);
  });
});
