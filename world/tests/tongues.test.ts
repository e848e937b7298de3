import {documents} from '../documents/index';
import {kebabCase} from '../../src/shared/model/kebabCase';
import {findDisagreements} from './support/findDisagreements';
import {getColumn, readRecords} from '../../tests/support/sheets';

const FOLDER = 'character-creation/Languages';
const tongues = readRecords('world-info/peoples/languages.csv');
const names = tongues.map(({Tongue = ''}) => Tongue);

/** Senses that every list has a word for; three tongues say something else for thanks. */
const NEEDED = [
  ...['yes', 'no', 'help', 'stop', 'come', 'where', 'how much', 'owe'],
  ...['friend', 'stranger', 'name', 'water', 'fire', 'bread', 'road'],
  ...['door', 'gate', 'horse', 'snow', 'night', 'god', 'house', 'the dead'],
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
];

const readList = (tongue: string) =>
  readRecords(`${FOLDER}/${kebabCase(tongue)}.csv`);

/** Returns the words of a tongue in lower case, roots without their hyphens. */
function listWords(tongue: string): ReadonlySet<string> {
  return new Set(
    readList(tongue).map(({Word = ''}) =>
      Word.toLowerCase().replaceAll('-', ''),
    ),
  );
}

/** Lists the words of a phrase that its tongue does not have. */
function findUnknown(tongue: string, phrase: string): readonly string[] {
  const known = listWords(tongue);
  return [...phrase.toLowerCase().matchAll(/[\p{L}’]+/gu)]
    .map(([word]) => word)
    .filter((word) => !known.has(word));
}

/** Returns the only word of a tongue for a sense. */
function findWord(tongue: string, sense: string): string | undefined {
  return readList(tongue).find(({Sense}) => Sense === sense)?.['Word'];
}

describe('the tongues, each with a primer and a word list', () => {
  it('are the ten of Linguistic Studies', () => {
    expect(names).toHaveLength(10);
    expect(
      documents
        .map(({file}) => file)
        .filter((file) => file.startsWith(`/${FOLDER}/`))
        .toSorted(),
    ).toEqual(
      names.map((name) => `/${FOLDER}/${kebabCase(name)}.pdf`).toSorted(),
    );
  });

  it.each(names)('have one word for each needed sense: %s', (name) => {
    const words = getColumn(`${FOLDER}/${kebabCase(name)}.csv`, 'Word');
    const senses = readList(name).map(({Sense = ''}) => Sense.split(':')[0]);
    expect(NEEDED.filter((sense) => !senses.includes(sense))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(names)('have six phrases, of words in their list: %s', (name) => {
    const phrases = readRecords(`${FOLDER}/phrases.csv`)
      .filter(({Tongue}) => Tongue === name)
      .map(({Phrase = ''}) => Phrase);
    expect(phrases).toHaveLength(6);
    expect(phrases.flatMap((phrase) => findUnknown(name, phrase))).toEqual([]);
  });

  it('do not know the words of each other', () => {
    expect(findUnknown('Orcish', 'Dim mogrus.')).toEqual(['dim', 'mogrus']);
  });

  it('count to nine as the sheet of numbers does', () => {
    const counted = NEEDED.slice(-9);
    expect(
      findDisagreements(
        `${FOLDER}/numbers.csv`,
        names.length,
        ({Tongue = ''}, column) =>
          column === 'Tongue'
            ? undefined
            : (findWord(Tongue, counted[Number(column) - 1] ?? '') ?? ''),
      ),
    ).toEqual([]);
    expect(getColumn(`${FOLDER}/numbers.csv`, '9')).not.toContain('');
  });
});

describe('how a tongue is written and learned', () => {
  it('agrees with the table of tongues', () => {
    const written = readRecords(`${FOLDER}/scripts.csv`);
    expect(written.map(({Tongue, Script}) => [Tongue, Script])).toEqual(
      expect.arrayContaining(
        tongues.map(({Tongue, Script}) => [Tongue, Script]),
      ),
    );
  });

  it('takes nine weeks a point, and a third of that among native speakers', () => {
    const learned = new Map(
      readRecords(`${FOLDER}/learning.csv`).map((row) => [row['Tongue'], row]),
    );
    for (const {Tongue, 'Points to learn': points} of tongues) {
      const row = learned.get(Tongue);
      expect(row?.['Points']).toBe(points);
      expect(Number(row?.['Weeks'])).toBe(9 * Number(points));
      expect(Number(row?.['Weeks among speakers'])).toBe(3 * Number(points));
    }
  });

  it('goes wrong in four ways for each', () => {
    const slips = readRecords(`${FOLDER}/slips.csv`);
    for (const name of names) {
      expect(
        slips.filter(({Tongue}) => Tongue === name).map(({d4}) => d4),
      ).toEqual(['1', '2', '3', '4']);
    }
  });
});

describe('words that stand on pages', () => {
  it.each(readRecords('world-info/peoples/ashtongue-words.csv'))(
    'are those of the Ashtongue list: $Word',
    ({Word, Sense, Kind}) => {
      expect(readList('Ashtongue')).toContainEqual(
        expect.objectContaining({Word, Sense, Kind}),
      );
    },
  );

  it.each(readRecords('world-info/peoples/elven-roots.csv'))(
    'are those of a list of an elven tongue: $Root',
    ({Root = '', Kin, 'Once meant': sense, 'Now heard as': now = ''}) => {
      const found = readList(Kin === 'Sylvan' ? 'Sylvan' : 'High Elven').find(
        ({Word}) => Word === Root.toLowerCase(),
      );
      expect(found?.['Sense']).toBe(sense);
      expect(found?.['Use']).toContain(`Now heard as ${now}`);
    },
  );

  it.each(['horse', 'snow', 'owe'])(
    'are the same in Kadarin and Orcish: %s',
    (sense) => {
      const word = findWord('Kadarin', sense);
      expect(word).toBeDefined();
      expect(findWord('Orcish', sense)).toBe(word);
    },
  );

  it('differ by a breath where the Hordelands say so: owe and belong', () => {
    const [owe = '', belong = ''] = ['owe', 'to belong'].map((sense) =>
      findWord('Orcish', sense),
    );
    expect(belong).not.toBe(owe);
    expect(belong.replace('h', '')).toBe(owe);
  });
});
