import {readSheets} from '../../spells/build/readSheets';
import {checkCatalogue} from '../../spells/build/checkCatalogue';
import {describeSpells} from '../describeSpells';
import {isPlaceholder} from '../../spells/model/record';

const page = 'https://orrameth.example/magic-science/';

describe('the spells of the catalogue as defined terms', () => {
  it('are all of them, each once and with its anchor, and no placeholder', async () => {
    const records = checkCatalogue(await readSheets(process.cwd()));
    const {hasDefinedTerm} = describeSpells(records, {page, title: 'Magic'});
    const terms = hasDefinedTerm as readonly {
      readonly name: string;
      readonly url: string;
    }[];
    const shown = records.filter((record) => !isPlaceholder(record));
    expect(terms).toHaveLength(shown.length);
    expect(new Set(terms.map(({url}) => url)).size).toBe(shown.length);
    expect(terms).toContainEqual({
      '@type': 'DefinedTerm',
      name: 'Smoke of Disguise',
      url: expect.stringMatching(/smoke-of-disguise$/) as unknown,
    });
  });
});
