import {parseArea} from '../area';
import {castAp, parseCastingTime} from '../castingTime';
import {durationS, parseDuration, type Duration} from '../duration';
import type {SpellEntry} from '../publish';
import {parseRange, rangeFt, type Range} from '../range';
import {parseSave} from '../save';
import {seconds} from '../time';
import {castingBand, durationBand, rangeBand, usageBand} from './bands';
import {FACET_IDS, FACETS, type FacetId} from './facets';

/** The values that a record has of each facet that no level changes, as bits in the order of the values. */
type Masks = Readonly<Record<Exclude<FacetId, 'range' | 'duration'>, number>>;

/** A record made ready to be found. */
export type Listing = {
  readonly entry: SpellEntry;
  /** The words of it, in small letters without accents. */
  readonly words: string;
  /** Where it stands among all by name. */
  readonly nameRank: number;
  /** The lowest level of a caster who has it. */
  readonly lowestLevel: number;
  /** How long casting takes, in action points, then in seconds of a ritual. */
  readonly casting: number;
  readonly range: Range | undefined;
  readonly duration: Duration | undefined;
  readonly masks: Masks;
};

/** A record as it is for a caster of a level. */
export type Measured = Omit<Listing, 'range' | 'duration'> & {
  readonly feet: number | undefined;
  readonly length: number | undefined;
  /** The bands of range and duration, as bits. */
  readonly rangeBits: number;
  readonly durationBits: number;
};

/** The values that a record has of a facet, as bits in the order of the values. */
export function toBits(row: Measured, facet: FacetId): number {
  if (facet === 'range') {
    return row.rangeBits;
  }
  return facet === 'duration' ? row.durationBits : row.masks[facet];
}

/** How many bits a number has for JavaScript's operators. */
const BITS = 32;

/**
 * Returns the bit of a facet's value.
 *
 * @throws RangeError where a facet has more values than a number has bits: two would share one.
 */
export function bitAt(facet: FacetId, place: number): number {
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

/** The bits of some values of a facet, each by its name or, where it has none, its word. */
function getMask(facet: FacetId, values: readonly string[]): number {
  return values.reduce((mask, value) => {
    const place = PLACES[facet].get(value);
    return place === undefined ? mask : mask | bitAt(facet, place);
  }, 0);
}

/** The bits of some values of a facet, by their words in addresses. */
export function maskOfIds(facet: FacetId, ids: readonly string[]): number {
  return FACETS[facet].reduce(
    (mask, {id}, place) =>
      ids.includes(id) ? mask | bitAt(facet, place) : mask,
    0,
  );
}

/** Small letters without accents: as words are searched. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

/** The most action points that a casting takes, so that rituals come after all of them. */
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
 * Makes records ready to be found, in the order that they have.
 *
 * @param levelsPerSpellLevel how many levels a caster gains before the next level of spells.
 */
export function makeListings(
  entries: readonly SpellEntry[],
  levelsPerSpellLevel: number,
): readonly Listing[] {
  const {compare} = new Intl.Collator('en-US');
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

/** Remembers what was worked out of a text at a level: many records share one. */
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

/** Works out every measure for a caster of a level; without one each for the lowest who has it. */
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
    // Spelled out: to copy thousands of objects whole takes longer than all the rest.
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
