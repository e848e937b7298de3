import {listNews} from '../../model/compareViews';
import type {SheetView, Sum} from '../../model/sheetView';

function sum(name: string, total: number, isBonus = false): Sum {
  return {name, total, parts: [], page: '/', isBonus};
}

function view(sums: readonly Sum[], texts: readonly string[]): SheetView {
  return {
    name: '',
    about: '',
    keyNumbers: [],
    play: {
      hitPoints: {name: 'Hit points', left: 0, most: 0},
      gauges: [],
      attacks: [],
      spells: [],
      conditions: [],
      knownConditions: [],
      wantsSpells: false,
      canRollSpells: false,
    },
    forbidden: [],
    levelUps: [],
    steps: [
      {
        title: '',
        page: '/',
        fields: [],
        sums,
        mentions: texts.map((text) => ({text, page: '/'})),
      },
    ],
  };
}

describe('what a new level brings', () => {
  it('is every number that has changed, and every new text', () => {
    const before = view([sum('DEF', 12), sum('Mind', 1, true)], ['Old.']);
    const after = view(
      [sum('DEF', 12), sum('Mind', 2, true)],
      ['Old.', 'New.'],
    );
    expect(listNews(before, after)).toEqual(['Mind +1 → +2', 'New.']);
    expect(listNews(before, before)).toEqual([]);
  });
});
