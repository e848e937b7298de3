import catalogueLoader from '../../build/catalogueLoader';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';
import {getLink} from '../../model/publish';
import {toCsv} from '../../model/toCsv';
import {spellRecord} from '../../../../world/tests/support/spellRecord';
import {temporarySite} from '../../../../tests/support/temporarySite';

const folder = 'static/game-mechanics/wizardly-magic/spells';
const record = spellRecord();

/** Runs the loader as the bundler does, and records what it watches. */
async function load(text: string) {
  const rootContext = temporarySite({[`${folder}/dim-magika.csv`]: text});
  const watched: string[] = [];
  const watch = (path: string): void => {
    watched.push(path.replace(`${rootContext}/`, ''));
  };
  const source = await catalogueLoader.call({
    resourcePath: '/site/catalogue.txt',
    resourceQuery: writeRequest({form: 'links', bare: true}),
    rootContext,
    getOptions: () => ({isServer: false}),
    addDependency: watch,
    addContextDependency: watch,
  });
  return {source, watched};
}

describe('the catalogue that a page imports', () => {
  it('is built from the sheets', async () => {
    const {source} = await load(toCsv([record]));
    expect(source).toBe(`export default ${JSON.stringify([getLink(record)])};`);
  });

  it('is rebuilt when a sheet is changed, added or removed', async () => {
    const {watched} = await load(toCsv([record]));
    expect(watched).toEqual([folder, `${folder}/dim-magika.csv`]);
  });

  it('is not built from a faulty sheet', async () => {
    await expect(load('type\nSpell\n')).rejects.toThrow(
      `${folder}/dim-magika.csv:1: column school: found no column "school"`,
    );
  });
});
