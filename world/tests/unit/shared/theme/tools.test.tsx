import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {fireEvent, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import CoinConverter from '../../../../../plugins/coins/theme/CoinConverter';
import NameGenerator from '../../../../../plugins/names/theme/NameGenerator';
import TimeLine from '../../../../../plugins/calendar/theme/TimeLine';
import YearCalendar from '../../../../../plugins/calendar/theme/YearCalendar';
import {renderOnPage} from '../../../../../tests/support/renderOnPage';
import {readDataFile} from '../../../../../tests/support/sheets';

const timeline = readDataFile('world-info/timeline.csv');

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const show = (element: ReactNode) =>
  renderOnPage(<BrowserContextProvider>{element}</BrowserContextProvider>);

function choose(label: string, option: string): void {
  const {value} = screen
    .getAllByRole<HTMLOptionElement>('option', {name: option})
    .find(
      (each) => each.closest('select')?.labels[0]?.textContent === label,
    ) ?? {
    value: '',
  };
  fireEvent.change(screen.getByLabelText(label), {target: {value}});
}

function getStatus(): string {
  return screen.getByRole('status').textContent;
}

describe('the coin converter', () => {
  const converter = (
    <CoinConverter
      sheet={readDataFile('world-info/coins.csv')}
      exchange={readDataFile('world-info/peoples/exchange.csv')}
    />
  );

  it('begins with the example of the page and follows what readers choose', () => {
    show(converter);
    expect(getStatus()).toBe(
      'Value of 25 rings where this coin is struck: 15 crowns.A changer in Vell pays 116 bits for each: 14 crowns and 10 marks.',
    );
    choose('Coin', 'gate');
    expect(getStatus()).toContain('Vell takes it at full value.');
    choose('Coin', 'leaf');
    expect(getStatus()).toContain(
      'No changer in Vell takes it over the counter.',
    );
  });
});

describe('the time line', () => {
  const line = <TimeLine caption="Ages" sheet={timeline} />;

  it('shows all events until readers filter, and writes the filter into the address', () => {
    show(line);
    expect(getStatus()).toBe('74 of 74 events');
    choose('House', 'Orun');
    expect(getStatus()).toBe('9 of 74 events');
    expect(window.location.search).toBe('?house=Orun');
    choose('House', 'all');
    expect(getStatus()).toBe('74 of 74 events');
    expect(window.location.search).toBe('');
  });
});

describe('the name generator', () => {
  it('makes eight names, others for another seed, and explains how a full name is formed', () => {
    show(
      <NameGenerator
        sheet={readDataFile('world-info/peoples/name-syllables.csv')}
        patterns={readDataFile('world-info/peoples/naming-patterns.csv')}
      />,
    );
    choose('People', 'Goblin');
    const names = () =>
      screen.getAllByRole('listitem').map(({textContent}) => textContent);
    const before = names();
    expect(before).toHaveLength(8);
    expect(getStatus()).toContain(
      'Full name: doubled sound, then what one mends.',
    );
    fireEvent.input(screen.getByLabelText('Seed'), {target: {value: 'x'}});
    expect(names()).not.toEqual(before);
    expect(window.location.search).toBe('?people=goblin&seed=x');
  });
});

describe('the year calendar', () => {
  it('begins with today, follows the fields and rejects invalid days', () => {
    show(
      <YearCalendar
        sheet={readDataFile('world-info/present.csv')}
        feasts={readDataFile('divine-houses/feast-days.csv')}
        reckonings={readDataFile('world-info/peoples/reckonings.csv')}
      />,
    );
    expect(getStatus()).toContain(
      '1 Highwind 1127 YS, Iceday. Day 136 of the year',
    );
    expect(getStatus()).toContain(', today.');
    fireEvent.input(screen.getByLabelText('Days to add'), {
      target: {value: '12'},
    });
    expect(getStatus()).toContain(', 12 days after today.');
    expect(getStatus()).toContain('Feast: Wrong Faces.');
    expect(window.location.search).toBe('?date=13-4-1127');
    fireEvent.input(screen.getByLabelText('Day'), {target: {value: '6'}});
    choose('Month', 'Gate Day');
    expect(getStatus()).toBe('That date does not exist.');
  });
});
