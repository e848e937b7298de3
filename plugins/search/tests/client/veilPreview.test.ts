/** @jest-environment jsdom */
import {veilPreview} from '../../client/veilPreview';
import {findPreview} from '../../model/previews';

const later = [
  'Session 5: The Stair',
  'Game Story',
  'Three halls',
  'gate/5',
] as const;

beforeEach(() => {
  localStorage.clear();
});

describe('the preview of what comes later', () => {
  it('says why it is empty, and only the page that it is on', () => {
    localStorage.setItem('played-up-to-gate', '4');
    expect(veilPreview(later)).toEqual([
      'Game Story',
      '',
      'Session 5 and later are hidden.',
    ]);
  });

  it.each([
    ['readers have not said where they stand', undefined],
    ['the group has come so far', '5'],
  ])('is as ever if %s', (_, stored) => {
    if (stored !== undefined) {
      localStorage.setItem('played-up-to-gate', stored);
    }
    expect(veilPreview(later)).toBe(later);
  });

  it('shows no words of a section that tells of several sessions', () => {
    const mixed = ['People', 'Shroud', 'Varro falls', 'gate'] as const;
    expect(veilPreview(mixed)).toBe(mixed);
    localStorage.setItem('played-up-to-gate', '4');
    expect(veilPreview(mixed)).toEqual([
      'People',
      'Shroud',
      'Covers several sessions. Open it to read the ones your group has played.',
    ]);
  });

  it('is read from a host with or without a session, and with nothing more', () => {
    expect(findPreview({'/a': later}, '/a')).toEqual(later);
    expect(findPreview({'/a': later.slice(0, 3)}, '/a')).toHaveLength(3);
    expect(findPreview({'/a': [...later, 'x']}, '/a')).toBeUndefined();
    expect(findPreview({'/a': ['t', 'w', 'x', 5]}, '/a')).toBeUndefined();
  });
});
