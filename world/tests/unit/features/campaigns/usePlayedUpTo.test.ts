/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {usePlayedUpTo} from '../../../../../src/features/campaigns/hooks/usePlayedUpTo';

const campaign = 'shroud-of-the-empire';
const LAST = 6;

function usePlayed() {
  return usePlayedUpTo(campaign, LAST);
}

beforeEach(() => {
  localStorage.clear();
});

describe('the session up to which readers have played', () => {
  it.each([
    [null, 0],
    ['3', 3],
    ['6', 6],
    ['7', 0],
    ['-1', 0],
    ['three', 0],
  ])('is read from %s', (stored, session) => {
    if (stored !== null) {
      localStorage.setItem(`played-up-to-${campaign}`, stored);
    }
    expect(renderHook(usePlayed).result.current.session).toBe(session);
  });

  it('is chosen on the map for all pages, which veil what comes after', () => {
    const {result} = renderHook(usePlayed);
    act(() => {
      result.current.choose(2);
    });
    expect(result.current.session).toBe(2);
    expect(localStorage.getItem('table')).toContain(`${campaign}/2`);
  });
});
