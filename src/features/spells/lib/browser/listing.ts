import {language} from '../../../../shared/lib/language';
import {parseArea} from '../area';
import {castAp, parseCastingTime} from '../castingTime';
import {durationS, parseDuration, type Duration} from '../duration';
import type {SpellEntry} from '../publish';
import {parseRange, rangeFt, type Range} from '../range';
import {parseSave} from '../save';
import {seconds} from '../time';
import {castingBand, durationBand, rangeBand, usageBand} from './bands';
import {FACET_IDS, FACETS, type FacetId} from './facets';

/** The values of a record for each facet that does not depend on caster level, as a bit mask. */
type Masks = Readonly<Record<Exclude<FacetId, 'range' | 'duration'>, number>>;

/** A record prepared for searching. */
export type Listing = {
  readonly entry: SpellEntry;
  /** Its searchable text, lowercase and without accents. */
  readonly words: string;
  /** Its rank by name. */
  readonly nameRank: number;
  /** The lowest caster level that has it. */
  readonly lowestLevel: number;
  /** A sort key for casting time: action points, then rituals by seconds. */
  readonly casting: number;
  readonly range: Range | undefined;
  readonly duration: Duration | undefined;
  readonly masks: Masks;
};

/** A record for a caster level. */
export type Measured = Omit<Listing, 'range' | 'duration'> & {
  readonly feet: number | undefined;
  readonly length: number | undefined;
  /** The bands of range and duration, as bit masks. */
  readonly rangeBits: number;
  readonly durationBits: number;
};

/** Returns the values of a record for a facet, as a bit mask. */
export function toBits(row: Measured, facet: FacetId): number {
  if (facet === 'range') {
    return row.rangeBits;
  }
  return facet === 'duration' ? row.durationBits : row.masks[facet];
}

/** The number of bits in JavaScript's bitwise operators. */
const BITS = 32;

/**
 * Returns the bit of a facet's value.
 *
 * @throws RangeError if the facet has more values than there are bits, as two would share one.
 */
export function getBit(facet: FacetId, place: number): number {
  if (place >= BITS) {
    throw new RangeError(
      `The facet "${facet}" has more than ${BITS} values; expected at most ${BITS}.`,
    );
  }
  return 1 << place;
}

const PLACES: Readonly<Record<FacetId, ReadonlyMap<string, number>>> = (() => {
  const places = FACET_IDS.map(
    (facet) =>
      [
        facet,
        new Map(FACETS[facet].map(({id, name}, place) => [name ?? id, place])),
      ] as const,
  );
  return Object.fromEntries(places) as Record<FacetId, Map<string, number>>;
})();

/** Combines the bits of a facet's values, given by name, or by id if they have none. */
function getMask(facet: FacetId, values: readonly string[]): number {
  return values.reduce((mask, value) => {
    const place = PLACES[facet].get(value);
    return place === undefined ? mask : mask | getBit(facet, place);
  }, 0);
}

/** Combines the bits of a facet's values, given by id. */
export function createIdMask(facet: FacetId, ids: readonly string[]): number {
  return FACETS[facet].reduce(
    (mask, {id}, place) =>
      ids.includes(id) ? mask | getBit(facet, place) : mask,
    0,
  );
}

/** Lowercases a text and removes its accents, for searching. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

/** The most action points of a casting, above which rituals are sorted. */
const ABOVE_POINTS = 12;

function castingOrder(text: string): number {
  const time = parseCastingTime(text);
  if (time?.kind === 'ritual') {
    return ABOVE_POINTS + seconds(time.count, time.unit);
  }
  return time === undefined ? ABOVE_POINTS : (castAp(time) ?? ABOVE_POINTS);
}

function fixedMasks(entry: SpellEntry): Masks {
  const time = parseCastingTime(entry.castingTime);
  return {
    type: getMask('type', [entry.type]),
    school: getMask('school', [entry.school]),
    level: getMask('level', [`${entry.level}`]),
    sphere: getMask('sphere', entry.sphere),
    element: getMask('element', entry.elements),
    held: getMask('held', entry.heldBy),
    use: getMask('use', [usageBand(entry.usage)]),
    casting: getMask('casting', [castingBand(time)]),
    area: getMask('area', [parseArea(entry.aoe)?.kind ?? 'none']),
    save: getMask('save', [parseSave(entry.save)?.save ?? 'none']),
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
    masks: fixedMasks(entry),
  }));
}

/** Caches what is computed from a text at a level, as many records share one. */
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
  return {feet, bits: getMask('range', [rangeBand(range, feet)])};
}

function lasting({duration}: Listing, level: number) {
  const length = duration && durationS(duration, level);
  return {length, bits: getMask('duration', [durationBand(duration, length)])};
}

/** Computes all measures for a caster level; without one, for the lowest that has the record. */
export function measure(
  listings: readonly Listing[],
  casterLevel: number | undefined,
): readonly Measured[] {
  const reachAt = remembered(reach);
  const lastingAt = remembered(lasting);
  return listings.map((listing) => {
    const {entry, words, nameRank, lowestLevel, casting, masks} = listing;
    const level = casterLevel ?? lowestLevel;
    const {feet, bits: rangeBits} = reachAt(listing, entry.range, level);
    const lasts = lastingAt(listing, entry.duration, level);
    const {length, bits: durationBits} = lasts;
    // Listed one by one: spreading thousands of objects takes longer than all the rest.
    return {
      entry,
      words,
      nameRank,
      lowestLevel,
      casting,
      masks,
      feet,
      length,
      rangeBits,
      durationBits,
    };
  });
}
