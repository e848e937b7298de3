import type {Job} from '../../../../scripts/press/job';
import {
  abandoned,
  isStale,
  type PressRecord,
} from '../../../../scripts/press/record';

const job = (path: string, fingerprint: string): Job => ({
  path,
  title: path,
  fingerprint,
  make: () => Promise.resolve(new Uint8Array()),
});

const record: PressRecord = {
  '/Races/orc.pdf': {sources: 'one', bytes: 'a'},
  '/Races/ogre.pdf': {sources: 'two', bytes: 'b'},
};
const always = (): boolean => true;

describe('the documents that are pressed', () => {
  it('are those whose sources have changed', () => {
    expect(isStale(job('/Races/orc.pdf', 'one'), record, always)).toBe(false);
    expect(isStale(job('/Races/orc.pdf', 'two'), record, always)).toBe(true);
  });

  it('are those that are new or gone', () => {
    expect(isStale(job('/Races/elf.pdf', 'one'), record, always)).toBe(true);
    expect(isStale(job('/Races/orc.pdf', 'one'), record, () => false)).toBe(
      true,
    );
  });

  it('are not those that no longer exist', () => {
    expect(abandoned(record, [job('/Races/orc.pdf', 'one')])).toEqual([
      '/Races/ogre.pdf',
    ]);
  });
});
