import {find} from '../../src/features/spells/lib/browser/find';
import {makeListings, measure} from '../../src/features/spells/lib/browser/listing';
import {readQuery} from '../../src/features/spells/lib/browser/query';
import {sortRows} from '../../src/features/spells/lib/browser/sortRows';
import type {SpellEntry} from '../../src/features/spells/lib/publish';
import {spellRules} from '../../world/spellRules';
import type {Timing} from './timing';

/** Measured runs per step. */
const ROUNDS = 30;

const NOTHING: ReadonlySet<string> = new Set();

/** The steps: a name, and two queries to alternate between. */
const STEPS: readonly (readonly [string, string, string])[] = [
  ['filter', '?sphere=smoke', '?sphere=smoke,!illusion&type=power'],
  ['words', '?q=wo', '?q=wolf+kennel'],
  ['caster level', '?cl=5', '?cl=12'],
  ['order', '?sort=range', '?sort=-duration'],
];

/** Measures the computations of the spell browser without a browser. */
export function measureInNode(
  entries: readonly SpellEntry[],
): readonly Timing[] {
  const listings = makeListings(entries, spellRules.levelsPerSpellLevel);
  const compute = (query: string, isNewLevel: boolean): void => {
    const {state} = readQuery(query);
    const rows = isNewLevel ? measure(listings, state.casterLevel) : measured;
    sortRows(find(rows, state, NOTHING).rows, state);
  };
  const measured = measure(listings, undefined);
  return STEPS.map(([name, one, other]) => ({
    name: `${name}, computed`,
    milliseconds: Array.from({length: ROUNDS}, (_, round) => {
      const start = performance.now();
      compute(round % 2 === 0 ? one : other, name === 'caster level');
      return performance.now() - start;
    }),
  }));
}
