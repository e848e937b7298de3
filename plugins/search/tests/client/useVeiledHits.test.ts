import {act, renderHook} from '@testing-library/react';
import {useVeiledHits} from '../../client/useVeiledHits';
import type {Hit} from '../../model/engine';

function hit(title: string, session?: string): Hit {
  return {
    record: {title, ...(session !== undefined && {session})},
  } as unknown as Hit;
}

const hits = [hit('Latch'), hit('Stair', 'gate/5')];

function search() {
  return renderHook(() => useVeiledHits(hits)).result;
}

function listTitles({shown}: ReturnType<typeof useVeiledHits>) {
  return shown.map(({record}) => record.title);
}

beforeEach(() => {
  localStorage.clear();
});

describe('a search under the veil', () => {
  it('leaves out what comes later, until readers want to see it', () => {
    localStorage.setItem('played-up-to-gate', '4');
    const found = search();
    expect(listTitles(found.current)).toEqual(['Latch']);
    expect(found.current.veil).toMatchObject({hidden: 1, isLifted: false});
    act(() => {
      found.current.veil.lift();
    });
    expect(listTitles(found.current)).toEqual(['Latch', 'Stair']);
    expect(found.current.veil).toMatchObject({hidden: 0, isLifted: true});
  });

  it('leaves out nothing if readers have not said where they stand', () => {
    expect(listTitles(search().current)).toEqual(['Latch', 'Stair']);
    expect(search().current.veil.hidden).toBe(0);
  });
});
