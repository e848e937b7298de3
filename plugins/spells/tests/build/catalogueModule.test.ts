import {catalogueModule} from '../../build/catalogueModule';
import {getEntry, getLink} from '../../model/publish';
import type {SelectionTexts, SpellRequest} from '../../model/selection';
import {spellRecord} from '../../../../world/tests/support/spellRecord';

const whisper = spellRecord();
const veil = spellRecord({name: 'Veil', level: 2, sphere: ['Illusion']});
const records = [veil, whisper];
const from = 'docs/magic-science/index.md:12';

function createModule(
  request: SpellRequest,
  isServer = true,
  all = records,
): string {
  return catalogueModule(
    {request: {from, ...request}, resource: '/site/catalogue.txt', isServer},
    all,
  );
}

/** Parses the JSON that a module exports. */
function exported(source: string): unknown {
  const [, json = ''] = /^export default (.*);$/s.exec(source) ?? [];
  return JSON.parse(
    json.replace(/^\{key: (.*?), data: (.*)\}$/s, '{"key": $1, "data": $2}'),
  );
}

describe('the part of the catalogue that a page imports', () => {
  it('holds the records for the served page', () => {
    expect(exported(createModule({form: 'entries'}))).toEqual({
      key: 'docs/magic-science/index.md:12',
      data: JSON.parse(JSON.stringify([whisper, veil].map(getEntry))),
    });
  });

  it('holds the selected records, and no more', () => {
    expect(
      exported(createModule({form: 'links', texts: {level: '2'}})),
    ).toEqual({
      key: 'docs/magic-science/index.md:12',
      data: [getLink(veil)],
    });
  });

  it('includes few records directly for readers who navigate to the page', () => {
    const [asks = '', gives = ''] = createModule(
      {form: 'links', texts: {level: '2'}},
      false,
    ).split('\n');
    expect(asks).toBe(
      "import {servedSource} from '@site/plugins/spells/client/servedSource';",
    );
    expect(gives).toBe(
      `export default servedSource("docs/magic-science/index.md:12", async () => ({default: ${JSON.stringify([getLink(veil)])}}));`,
    );
  });

  it.each([
    [
      {level: '8', sphere: 'Smoke'},
      'docs/magic-science/index.md:12: found 0 spells and powers with level="8" and sphere="Smoke", expected at least one.',
    ],
    [
      {name: 'Ash Whisper; Vail'},
      'found 1 spell or power with name="Ash Whisper; Vail", expected one for each name (did you mean "veil"?).',
    ],
    [{name: 'Zzzzzzzzz'}, 'expected one for each name.'],
  ])(
    'is rejected if nothing is selected, naming the page: %j',
    (texts: SelectionTexts, message) => {
      expect(() => createModule({form: 'entries', texts}, false)).toThrow(
        message,
      );
    },
  );
});
