import {renderHook} from '@testing-library/react';
import {answers} from '../../client/answers';

function ask(query: string) {
  const [answer = () => ({entries: [], said: undefined})] = answers;
  return renderHook(() => answer(query)).result.current;
}

describe('dice in the palette', () => {
  it.each([
    '4d6kh3',
    'roll 4d6 dl',
    '1d20–5',
    '1d20 - 5',
    'throw 2d 6',
    '２ｄ６',
    '４ｄ６ｋｈ３',
  ])('are rolled: %s', (query) => {
    const {entries, said} = ask(query);
    expect(entries).toHaveLength(1);
    expect(said).toMatch(/ = [−-]?\d+$/);
  });

  it.each([
    '1d0',
    'throw 101d6',
    '4d6kh5',
    '2d6 + d1',
    '1 d 0',
    '２ｄ１',
    '2d٦',
  ])('tell how they are written if they cannot be rolled: %s', (query) => {
    const {entries, said} = ask(query);
    expect(entries).toEqual([]);
    expect(said).toMatch(/^Write dice as .*100 dice of 2 to 1,000/);
  });

  it.each(['', '7', 'roll', 'd20 system', 'and 5', '5 gold 3'])(
    'are not meant by "%s"',
    (query) => {
      expect(ask(query)).toEqual({entries: [], said: undefined});
    },
  );
});
