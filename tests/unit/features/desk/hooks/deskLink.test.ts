/** @jest-environment node */
import {deflateSync} from 'node:zlib';
import {
  readDeskHash,
  writeDeskHash,
} from '../../../../../src/features/desk/hooks/deskLink';
import {limits, type Desk} from '../../../../../src/features/desk/lib/desk';
import {writeLetters} from '../../../../../src/features/desk/lib/deskLink';
import {DESK_HASH} from '../../../../../src/features/table-mode/hooks/tableView';

/** Packs a text as links do. */
function hashOf(text: string | Buffer): string {
  return `${DESK_HASH}${writeLetters(deflateSync(text))}`;
}

/** A desk with as many and as long pins as there can be, in letters of three bytes. */
const largest: Desk = {
  id: 'a',
  name: 'ḁ'.repeat(limits.name),
  pins: Array.from({length: limits.pins}, (_, index) => ({
    id: `${index}`.padStart(limits.id, 'ḁ'),
    path: `/${'ḁ'.repeat(limits.path - 1)}`,
    target: 'ḁ'.repeat(limits.target),
    title: 'ḁ'.repeat(limits.title),
    note: '',
  })),
};

describe('the address of a desk', () => {
  it('brings back even the largest desk', async () => {
    expect(await readDeskHash(await writeDeskHash(largest))).toEqual({
      desk: largest,
    });
  });

  it('is not inflated beyond what a desk can hold', async () => {
    const bomb = hashOf(Buffer.alloc(2 ** 28));
    const before = process.memoryUsage().rss;
    expect(await readDeskHash(bomb)).toEqual({fault: 'tooLarge'});
    expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 27);
  });

  it.each([
    [4 * 2 ** 20, 'damaged'],
    [4 * 2 ** 20 + 1, 'tooLarge'],
  ])('with a text of %d bytes is %s', async (size, fault) => {
    expect(await readDeskHash(hashOf(' '.repeat(size)))).toEqual({fault});
  });

  it('is damaged if a part of it is missing', async () => {
    const hash = await writeDeskHash({...largest, pins: []});
    expect(await readDeskHash(hash.slice(0, -2))).toEqual({fault: 'damaged'});
  });

  it('is no other hash', async () => {
    expect(await readDeskHash('#gates')).toBeUndefined();
  });
});
