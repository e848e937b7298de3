import importSheets from '../../../../plugins/markdown/importSheets';
import {getAttributes} from '../../../support/imports';
import {component, page, run} from '../../../support/markdown';
import {temporarySite} from '../../../support/temporarySite';

const siteDir = temporarySite({
  'static/combat/armor.csv': 'Armor,Soak\nMail,4\n',
  'static/combat/bows.csv': 'Bow,Range\nLong,9\n',
});

/** Tells of each component whether it is marked as showing the file of a table above it. */
async function listRepeated(
  ...elements: readonly ReturnType<typeof component>[]
): Promise<readonly boolean[]> {
  await run(importSheets, {siteDir}, page(...elements));
  return elements.map((element) => 'repeated' in getAttributes(element));
}

describe('a table whose file a table above it shows too (A3)', () => {
  const src = '/combat/armor.csv';

  it('is marked, so that a page offers each file to download once', async () => {
    expect(
      await listRepeated(
        component('DataTable', {src, caption: 'Armor'}),
        component('DataTable', {src: '/combat/bows.csv', caption: 'Bows'}),
        component('DataTable', {src, caption: 'Armor again'}),
      ),
    ).toEqual([false, false, true]);
  });

  it('is not marked if what shows the file above is no table, which offers nothing', async () => {
    expect(
      await listRepeated(
        component('FactBox', {src}),
        component('DataTable', {src, caption: 'Armor'}),
      ),
    ).toEqual([false, false]);
  });

  it('is not marked if readers roll on it', async () => {
    expect(
      await listRepeated(
        component('DataTable', {src, caption: 'Armor'}),
        component('DataTable', {src, caption: 'Loot', rollable: 'd1'}),
      ),
    ).toEqual([false, false]);
  });
});
