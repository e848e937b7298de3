import {
  listFilters,
  INITIAL_STATE,
  judge,
  getPicks,
  withChoice,
  withoutFilter,
  withoutFilters,
  type BrowserState,
} from '../../../model/browser/state';

function choose(
  ...opinions: readonly ['wanted' | 'unwanted' | 'indifferent', string][]
): BrowserState {
  return opinions.reduce<BrowserState>(
    (state, [opinion, id]) => withChoice(state, {facet: 'sphere', id, opinion}),
    INITIAL_STATE,
  );
}

describe('the state of the spell browser', () => {
  it('includes a value, excludes it, and drops it again', () => {
    const wanted = choose(['wanted', 'smoke'], ['unwanted', 'illusion']);
    expect(wanted.picks).toEqual({
      sphere: {wanted: ['smoke'], unwanted: ['illusion']},
    });
    const picks = getPicks(wanted, 'sphere');
    expect(
      ['smoke', 'illusion', 'charm'].map((id) => judge(picks, id)),
    ).toEqual(['wanted', 'unwanted', 'indifferent']);
    expect(choose(['wanted', 'smoke'], ['unwanted', 'smoke']).picks).toEqual({
      sphere: {wanted: [], unwanted: ['smoke']},
    });
  });

  it('names its filters, and clears one or all', () => {
    const state = {
      ...choose(['wanted', 'smoke']),
      text: ' warg ',
      isBookOnly: true,
      casterLevel: 5,
    };
    expect(listFilters(state)).toEqual(['text', 'book', 'sphere']);
    expect(listFilters(withoutFilter(state, 'text'))).toEqual([
      'book',
      'sphere',
    ]);
    expect(listFilters(withoutFilter(state, 'book'))).toEqual([
      'text',
      'sphere',
    ]);
    expect(listFilters(withoutFilter(state, 'sphere'))).toEqual([
      'text',
      'book',
    ]);
    expect(withoutFilters(state)).toEqual({...INITIAL_STATE, casterLevel: 5});
  });
});
