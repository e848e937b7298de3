import {SearchEngine} from '../../model/engine';
import {fillers} from '../../model/words';
import {synonyms} from '../../../../world/search';
import {searchRecord} from '../../../../tests/support/searchRecord';

/** Names that every object of JavaScript inherits. */
const inherited = [
  Object,
  Array,
  Function,
  String,
  Number,
  Boolean,
  Date,
  RegExp,
  Map,
  Set,
  Promise,
  Symbol,
  Error,
].flatMap((type) =>
  [type, type.prototype as object].flatMap((value) =>
    Object.getOwnPropertyNames(value),
  ),
);

const words = [...new Set(inherited)];

describe('a search for a property name of JavaScript objects', () => {
  const engine = new SearchEngine({synonyms, fillers});
  engine.add([
    searchRecord('Torosia'),
    searchRecord('The constructor of Gates'),
  ]);

  it.each(words)('works like any other: %s', (word) => {
    expect(() => engine.search(word, 5)).not.toThrow();
    expect(() => engine.search(`${word} Torosia`, 5)).not.toThrow();
  });

  it('finds pages of that name', () => {
    const [hit] = engine.search('constructor', 5);
    expect(hit?.record.title).toBe('The constructor of Gates');
  });
});
