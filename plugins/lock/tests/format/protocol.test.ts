import {readFileSync} from 'node:fs';
import {canonicalPath} from '../../format/paths';
import {
  openSealed,
  type Published,
} from '../../../../tests/support/lock/openSealed';
import {
  buildPayload,
  buildScope,
  makeEntry,
  sealPage,
} from '../../../../tests/support/lock/sealed';

type Vectors = Published &
  Readonly<Record<'kek' | 'contentKey', string>> & {
    readonly payload: unknown;
  };

const text = readFileSync('PROTOCOL.md', 'utf8');
const vectors = JSON.parse(
  /```json\n(?<json>[\s\S]+?)```/.exec(text)?.groups?.['json'] ?? '',
) as Vectors;

describe('another implementation of PROTOCOL.md', () => {
  it('opens its vectors step by step', () => {
    const {kek, contentKey, text: opened} = openSealed(vectors);
    expect(kek.toString('base64')).toBe(vectors.kek);
    expect(contentKey.toString('base64')).toBe(vectors.contentKey);
    expect(JSON.parse(opened)).toEqual(vectors.payload);
  });

  it('opens a page that was sealed just now, at its address alone', async () => {
    const password = 'ope\u0301n sesame';
    const built = await buildScope(
      {scope: '/reference', build: 'b1'},
      {admin: [await makeEntry('lamp-ö', password)]},
    );
    const address = canonicalPath('/Reference/Salt%20and%20Lamps.html');
    const payload = buildPayload({title: 'Salt — 鹽'});
    const page = await sealPage(built, address, payload);
    const opened = openSealed({...page, password, address});
    expect(JSON.parse(opened.text)).toEqual(payload);
    expect(address).toBe('/reference/salt and lamps');
    for (const change of [
      {address: '/reference'},
      {password: 'open sesame'},
      {data: vectors.data},
    ]) {
      expect(() =>
        openSealed({...page, password, address, ...change}),
      ).toThrow();
    }
  });
});
