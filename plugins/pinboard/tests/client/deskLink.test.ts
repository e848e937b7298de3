/** @jest-environment node */
import {deflateSync} from 'node:zlib';
import {readDeskHash, writeDeskHash} from '../../client/deskLink';

const PIN = {id: 'a', path: '/', target: 'row:Gear:Bow', title: 'Bow'};
const DESK = {
  id: 'one',
  name: 'Session 13',
  pins: [{...PIN, note: 'Mine'}],
};

/** Packs a text as links do. */
function hashOf(text: string): string {
  return `#desk=${deflateSync(text).toString('base64url')}`;
}

describe('the address of a pinboard', () => {
  it('brings back all of it but the notes', async () => {
    const hash = await writeDeskHash(DESK);
    expect(hash).toMatch(/^#desk=[\w-]+$/);
    const pins = [{...PIN, note: ''}];
    expect(await readDeskHash(hash)).toEqual({...DESK, pins});
    expect(await readDeskHash(hash.slice(0, -2))).toBeUndefined();
  });

  it('is read to 4 MiB at most', async () => {
    const text = '[1,"one","Session 13",[]]';
    const most = text.padEnd(4 * 2 ** 20);
    expect(await readDeskHash(hashOf(most))).toHaveProperty('id', 'one');
    expect(await readDeskHash(hashOf(`${most} `))).toBeUndefined();
  });

  it.each([
    ['no list', '{"a": 1}'],
    ['without pins', '[1,"one","Session 13"]'],
    ['without a version', '["one","Session 13",[]]'],
    ['with a pin that is none', '[1,"one","Session 13",[7]]'],
    ['of a newer version', '[2,"one","Session 13",[]]'],
  ])('is not taken where it is %s', async (_, text) => {
    expect(await readDeskHash(hashOf(text))).toBeUndefined();
  });
});
