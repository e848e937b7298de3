import {language} from '../../../../src/shared/model/language';
import {castAp, parseCastingTime} from '../castingTime';
import {durationS, parseDuration, type Duration} from '../duration';
import {measures, type MeasureFacet} from '../measures';
import type {SpellEntry} from '../publish';
import {parseRange, rangeFt, type Range} from '../range';
import {seconds} from '../time';
import {durationBand, rangeBand, usageBand} from './bands';
import {FACET_IDS, FACETS, type FacetId} from './facets';

/** The values of a record for each facet, as their places among the values of the facet. */
type Places = Readonly<Record<FacetId, readonly number[]>>;

/** The places for the facets that do not depend on caster level. */
type FixedPlaces = Omit<Places, 'range' | 'duration'>;

/** A record prepared for searching. */
export type Listing = {
  readonly entry: SpellEntry;
  /** Its searchable text, lowercase and without accents. */
  readonly words: string;
  /** Its rank by name. */
  readonly nameRank: number;
  /** The lowest caster level at which it is available. */
  readonly lowestLevel: number;
  /** A sort key for casting time: action points, then rituals by seconds. */
  readonly casting: number;
  readonly range: Range | undefined;
  readonly duration: Duration | undefined;
  readonly fixed: FixedPlaces;
};

/** A record for a caster level. */
export type Measured = Omit<Listing, 'range' | 'duration' | 'fixed'> & {
  readonly feet: number | undefined;
  readonly length: number | undefined;
  readonly places: Places;
};

const PLACES_BY_NAME: Readonly<Record<FacetId, ReadonlyMap<string, number>>> =
  (() => {
    const places = FACET_IDS.map(
      (facet) =>
        [
          facet,
          new Map(
            FACETS[facet].flatMap(({id, name}, place) =>
              [id, name].map((key) => [key, place] as const),
            ),
          ),
        ] as const,
    );
    return Object.fromEntries(places) as Record<FacetId, Map<string, number>>;
  })();

/** The places of a facet's values, given by name or id. */
function getPlaces(
  facet: FacetId,
  values: readonly string[],
): readonly number[] {
  return values.flatMap((value) => PLACES_BY_NAME[facet].get(value) ?? []);
}

/** Lowercases a text and removes its accents, for searching. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

/** The maximum action points of a casting; rituals sort after it. */
const ABOVE_POINTS = 12;

function castingOrder(text: string): number {
  const time = parseCastingTime(text);
  if (time?.kind === 'ritual') {
    return ABOVE_POINTS + seconds(time.count, time.unit);
  }
  return time === undefined ? ABOVE_POINTS : (castAp(time) ?? ABOVE_POINTS);
}

function fixedPlaces(entry: SpellEntry): FixedPlaces {
  const byMeasure = measures.map(([name, {facet, bandOf}]) => [
    facet,
    bandOf ? getPlaces(facet, [bandOf(entry[name])]) : [],
  ]);
  return {
    ...(Object.fromEntries(byMeasure) as Record<MeasureFacet, number[]>),
    type: getPlaces('type', [entry.type]),
    school: getPlaces('school', [entry.school]),
    level: getPlaces('level', [`${entry.level}`]),
    sphere: getPlaces('sphere', entry.sphere),
    element: getPlaces('element', entry.elements),
    held: getPlaces('held', entry.heldBy),
    use: getPlaces('use', [usageBand(entry.usage)]),
  };
}

/**
 * Prepares records for searching, in the given order.
 *
 * @param levelsPerSpellLevel the number of caster levels per spell level.
 */
export function makeListings(
  entries: readonly SpellEntry[],
  levelsPerSpellLevel: number,
): readonly Listing[] {
  const {compare} = new Intl.Collator(language);
  const byName = entries.toSorted((a, b) => compare(a.title, b.title));
  const ranks = new Map(byName.map(({anchor}, rank) => [anchor, rank]));
  return entries.map((entry) => ({
    entry,
    words: folded(
      [
        entry.title,
        entry.type,
        entry.school,
        ...entry.sphere,
        ...entry.heldBy,
        entry.description,
      ].join('\n'),
    ),
    nameRank: ranks.get(entry.anchor) ?? 0,
    lowestLevel:
      entry.type === 'Power'
        ? entry.level
        : (entry.level - 1) * levelsPerSpellLevel + 1,
    casting: castingOrder(entry.castingTime),
    range: parseRange(entry.range),
    duration: parseDuration(entry.duration),
    fixed: fixedPlaces(entry),
  }));
}

/** Caches the result of computing a text at a level, because many records share one. */
function remembered<Value>(
  workOut: (listing: Listing, level: number) => Value,
): (listing: Listing, text: string, level: number) => Value {
  const levels: Map<string, Value>[] = [];
  return (listing, text, level) => {
    const known = (levels[level] ??= new Map<string, Value>());
    const before = known.get(text);
    if (before !== undefined) {
      return before;
    }
    const value = workOut(listing, level);
    known.set(text, value);
    return value;
  };
}

function reach({range}: Listing, level: number) {
  const feet = range && rangeFt(range, level);
  return {feet, places: getPlaces('range', [rangeBand(range, feet)])};
}

function lasting({duration}: Listing, level: number) {
  const length = duration && durationS(duration, level);
  return {
    length,
    places: getPlaces('duration', [durationBand(duration, length)]),
  };
}

/**
 * Computes all measures for a caster level, or by default for the lowest level that has the record.
 */
export function measure(
  listings: readonly Listing[],
  casterLevel: number | undefined,
): readonly Measured[] {
  const reachAt = remembered(reach);
  const lastingAt = remembered(lasting);
  return listings.map((listing) => {
    const {entry, words, nameRank, lowestLevel, casting, fixed} = listing;
    const level = casterLevel ?? lowestLevel;
    const {feet, places: range} = reachAt(listing, entry.range, level);
    const lasts = lastingAt(listing, entry.duration, level);
    const {length, places: duration} = lasts;
    return {
      entry,
      words,
      nameRank,
      lowestLevel,
      casting,
      feet,
      length,
      places: {...fixed, range, duration},
    };
  });
}
