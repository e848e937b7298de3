import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readLockedRecords} from '../../search/build/readLockedRecords';
import {
  canarySite,
  type CanarySite,
} from '../../../tests/support/lock/canarySite';
import {getReader} from '../../../tests/support/lock/reopen';
import {temporarySite} from '../../../tests/support/temporarySite';

let siteDir: CanarySite['siteDir'];
let plugin: CanarySite['plugin'];

beforeAll(async () => {
  ({siteDir, plugin} = await canarySite());
});

describe('the search records of locked pages', () => {
  it('are published as the address of a file', async () => {
    const sealed = await readLockedRecords(siteDir, ['reference']);
    expect(sealed).toEqual([
      {
        scope: expect.objectContaining({scope: '/reference'}) as unknown,
        file: expect.stringMatching(
          /^\/assets\/locked\/[\da-f]{32}\.bin$/,
        ) as unknown,
      },
    ]);
  });

  it('open with a password: titles, headings and text of all pages', async () => {
    const outDir = temporarySite({});
    await plugin.publish.writeFiles({outDir});
    const reader = getReader(siteDir, 'lamp', 'open sesame');
    const told = JSON.stringify(
      await reader.records(
        (address) => new Uint8Array(readFileSync(join(outDir, address))),
      ),
    );
    for (const words of [
      'Title of index',
      'Canary headinga of the miller',
      'the miller pays the drowned ferryman',
      'Canary rowa of a bridge',
      'Only the canary mastera of the table',
      '"/reference/gm/secret.html"',
    ]) {
      expect(told).toContain(words);
    }
    expect(told).not.toContain('commenta');
  });

  it('do not exist for areas that are not locked', async () => {
    expect(await readLockedRecords(siteDir, ['magic-science'])).toEqual([]);
    expect(await readLockedRecords(siteDir, [])).toEqual([]);
  });
});
