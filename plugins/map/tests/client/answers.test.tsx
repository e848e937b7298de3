import {readFileSync} from 'node:fs';
import {screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {answers} from '../../client/answers';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
import {staticDir} from '../../../../tests/support/site';

function Answer({query}: {readonly query: string}): ReactNode {
  return answers[0]?.(query).entries.map(({key, title, note, detail, to}) => (
    <a key={key} href={to}>
      {title}, {note}: {detail}
    </a>
  ));
}

/** Answers a query once the data of the map is there. */
async function answer(query: string): Promise<HTMLElement> {
  renderOnPage(<Answer query={query} />);
  return screen.findByRole('link', {name: /, [^:]+: \S/});
}

describe('a journey in the palette', () => {
  beforeAll(() => {
    globalThis.fetch = (address) => {
      const text = readFileSync(`${staticDir}${address as string}`, 'utf8');
      return Promise.resolve({
        ok: true,
        text: () => Promise.resolve(text),
        json: () => Promise.resolve(JSON.parse(text)),
      } as Response);
    };
  });

  it.each([
    [
      'ride from Harrowmere to Vell by cart',
      'Plan a journey: Harrowmere to Vell, Caravan: 380 miles, 24 days, 48 in snow',
    ],
    [
      'Harrowmere Vell horse',
      'Plan a journey: Harrowmere to Vell, Horse: 380 miles, 11 days, 22 in snow',
    ],
    [
      'Harrowmere to Vell',
      'Plan a journey: Harrowmere to Vell, Foot: 380 miles, 16 days, 32 in snow',
    ],
    [
      'Harrowmere to Vell by boat',
      'Plan a journey: Harrowmere to Vell, River boat: No river carries boats between them. Boats travel on the Harrow, the Cadrine, and the Nine Days’ Water.',
    ],
    [
      'ride from Harrowmere to Vell by dragon',
      'Plan a journey: Harrowmere to Vell, Unknown means of travel: dragon: Available: Foot, Horse, Caravan, River boat, Ship, Skyship.',
    ],
  ])('is answered: %s', async (query, expected) => {
    expect((await answer(query)).textContent).toBe(expected);
  });

  it('leads to the planner with the means of travel', async () => {
    const link = await answer('Harrowmere to Vell by wagon');
    expect(link.getAttribute('href')).toBe(
      '/prime-almanac/common-travel-distances.html?route=harrowmere;vell&by=caravan#plan-a-journey',
    );
  });
});
