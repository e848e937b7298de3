import type {LoadContext} from '@docusaurus/types';
import spellCataloguePlugin from '..';
import {stub} from '../../../tests/support/stub';
import {temporarySite} from '../../../tests/support/temporarySite';

const folder = 'static/game-mechanics/wizardly-magic/spells';

function createPlugin(siteDir: string) {
  return spellCataloguePlugin(
    stub<LoadContext>({siteDir}),
    {},
    {isBuild: true},
  );
}

describe('the plugin for spells and powers', () => {
  it('stops the build if a sheet is faulty, whether or not a page shows it', async () => {
    const siteDir = temporarySite({[`${folder}/powers.csv`]: 'type\nPower\n'});
    await expect(createPlugin(siteDir).loadContent?.()).rejects.toThrow(
      `${folder}/powers.csv:1: column school: found no column "school"`,
    );
  });

  it('checks again when a sheet changes', () => {
    expect(createPlugin('/site').getPathsToWatch?.()).toEqual([
      `/site/${folder}/*.csv`,
    ]);
  });
});
