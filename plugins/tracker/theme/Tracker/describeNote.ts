import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import type {
  AttackWay,
  Note,
  Standing,
} from '../../../../src/shared/model/fight';
import type {Price, Side} from '../../../../src/shared/model/fighter';
import {writePrice} from '../../../../src/shared/model/figures';
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import {sideTexts, standingTexts, wayTexts} from './labels';

/** The names of all fighters, by id. */
type Names = Readonly<Record<string, string>>;

/** The sentences of the log, whose placeholders are named after facts. */
const sentences = {
  added: () =>
    translate({
      id: 'site.tracker.note.added',
      message: 'Added to {side}: {names}.',
    }),
  removed: () =>
    translate({
      id: 'site.tracker.note.removed',
      message: '{who} is removed from the fight.',
    }),
  left: () =>
    translate({
      id: 'site.tracker.note.left',
      message: '{who} leaves the fight.',
    }),
  back: () =>
    translate({id: 'site.tracker.note.back', message: '{who} is back.'}),
  bound: () =>
    translate({
      id: 'site.tracker.note.bound',
      message: '{who}’s wounds are bound.',
    }),
  initiative: () =>
    translate({
      id: 'site.tracker.note.initiative',
      message: '{who} rolls {die} for initiative: {total}.',
    }),
  round: () =>
    translate({id: 'site.tracker.note.round', message: 'Round {round}.'}),
  turn: () =>
    translate({
      id: 'site.tracker.note.turn',
      message: '{who}’s turn: {points} AP.',
    }),
  waits: () =>
    translate({
      id: 'site.tracker.note.waits',
      message: '{who} waits and acts after {after}.',
    }),
  spent: () =>
    translate({
      id: 'site.tracker.note.spent',
      message: '{who}: {on} for {points} AP; {left} AP left.',
    }),
  parry: () =>
    translate({
      id: 'site.tracker.note.parry',
      message: '{who} parries and has {left} AP left.',
    }),
  attack: () =>
    translate({
      id: 'site.tracker.note.attack',
      message:
        '{who} attacks {target} ({weapon}: {die} {bonus} = {total} against {defense}) and {result}.',
    }),
  hurt: () =>
    translate({
      id: 'site.tracker.note.hurt',
      message:
        '{who} loses {amount} hit point and has {left}.|{who} loses {amount} hit points and has {left}.',
    }),
  hurtBy: () =>
    translate({
      id: 'site.tracker.note.hurtBy',
      message:
        '{by}: {who} loses {amount} hit point and has {left}.|{by}: {who} loses {amount} hit points and has {left}.',
    }),
  hurtSoaked: () =>
    translate({
      id: 'site.tracker.note.hurtSoaked',
      message:
        '{who} loses {amount} hit point after Soak absorbs {soaked}, and has {left}.|{who} loses {amount} hit points after Soak absorbs {soaked}, and has {left}.',
    }),
  healed: () =>
    translate({
      id: 'site.tracker.note.healed',
      message:
        '{who} gains {amount} hit point and has {left}.|{who} gains {amount} hit points and has {left}.',
    }),
  standing: () =>
    translate({id: 'site.tracker.note.standing', message: '{who} is {now}.'}),
  save: () =>
    translate({
      id: 'site.tracker.note.save',
      message: '{who}’s {save} save: {die} {bonus} against {strength} {holds}.',
    }),
  power: () =>
    translate({id: 'site.tracker.note.power', message: '{who} uses {power}.'}),
  casts: () =>
    translate({
      id: 'site.tracker.note.casts',
      message: '{who}: {spell} for {points} AP{price}; {left} AP left.',
    }),
  casting: () =>
    translate({
      id: 'site.tracker.note.casting',
      message: '{who} is casting {spell}.',
    }),
  done: () =>
    translate({
      id: 'site.tracker.note.done',
      message: '{spell} takes effect.',
    }),
  lost: () =>
    translate({
      id: 'site.tracker.note.lost',
      message: '{who} loses the spell {spell}.',
    }),
  held: () =>
    translate({id: 'site.tracker.note.held', message: '{who} holds: {on}.'}),
  dropped: () =>
    translate({
      id: 'site.tracker.note.dropped',
      message: '{who} no longer holds: {on}. The AP for it are lost.',
    }),
  settled: () =>
    translate({
      id: 'site.tracker.note.settled',
      message: 'Updated the character sheets of {who}.',
    }),
  way: () => translate({id: 'site.tracker.note.way', message: '{way}:'}),
  suffers: () =>
    translate({id: 'site.tracker.note.suffers', message: '{who}: {effect}.'}),
  suffersFor: () =>
    translate({
      id: 'site.tracker.note.suffersFor',
      message:
        '{who}: {effect} for {turns} turn.|{who}: {effect} for {turns} turns.',
    }),
  over: () =>
    translate({
      id: 'site.tracker.note.over',
      message: '{effect} ends for {who}.',
    }),
  morale: () =>
    translate({
      id: 'site.tracker.note.morale',
      message:
        'Morale roll for {side}: {die} {bonus} against {strength} {holds}.',
    }),
  giveIn: () =>
    translate({
      id: 'site.tracker.note.giveIn',
      message:
        'Morale roll for {side}: {die} {bonus} against {strength} {holds}. {who} must run, yield, or bargain.',
    }),
} as const satisfies Readonly<Record<string, () => string>>;

const results: Readonly<
  Record<Extract<Note, {is: 'attack'}>['result'], () => string>
> = {
  miss: () => translate({id: 'site.tracker.miss', message: 'misses'}),
  stumble: () =>
    translate({
      id: 'site.tracker.stumble',
      message: 'misses with a natural 1, losing 2 AP',
    }),
  hit: () => translate({id: 'site.tracker.hit', message: 'hits'}),
  critical: () =>
    translate({id: 'site.tracker.critical', message: 'scores a critical hit'}),
};

function findSentence(note: Note): keyof typeof sentences {
  if (note.is === 'hurt') {
    const soaked = note.soaked > 0 ? 'hurtSoaked' : 'hurt';
    return note.by === undefined ? soaked : 'hurtBy';
  }
  if (note.is === 'suffers' && note.turns !== undefined) {
    return 'suffersFor';
  }
  return note.is === 'morale' && note.who.length > 0 ? 'giveIn' : note.is;
}

/** Formatters for the facts that need one, by name. */
const writers: Readonly<
  Record<string, (fact: unknown, names: Names) => string>
> = {
  names: (names) => [names].flat().join(', '),
  side: (side) => sideTexts[side as Side](),
  now: (now) => standingTexts[now as Standing](),
  way: (way) => wayTexts[way as AttackWay](),
  price: (price) => writePrice(price as Price, ', '),
  result: (result) => results[result as keyof typeof results](),
  bonus: (bonus) =>
    `${Number(bonus) < 0 ? '−' : '+'} ${Math.abs(Number(bonus))}`,
  holds: (holds) =>
    holds === true
      ? translate({id: 'site.tracker.holds', message: 'succeeds'})
      : translate({id: 'site.tracker.fails', message: 'fails'}),
};

/** Names one or several fighters; the note itself names those who have been removed. */
function writeNames(ids: unknown, names: Names): string {
  return [ids]
    .flat()
    .map((id) => names[String(id)] ?? String(id))
    .join(', ');
}

/** Formats a fact as it is, with a minus sign for a negative number. */
function writeFact(fact: unknown): string {
  return String(fact).replace(/^-(?=\d)/, '−');
}

/** The number that decides between the singular and the plural of a sentence. */
function count(note: Note): number {
  if (note.is === 'hurt' || note.is === 'healed') {
    return note.amount;
  }
  return note.is === 'suffers' ? (note.turns ?? 1) : 1;
}

const NAMED = ['who', 'target', 'after'];

/** Describes a note in one sentence. */
export function describeNote(note: Note, names: Names): string {
  const facts = Object.entries(note as Readonly<Record<string, unknown>>);
  const values = facts.map(([key, fact]) => {
    const write = NAMED.includes(key) ? writeNames : writers[key];
    return [key, write?.(fact, names) ?? writeFact(fact)] as const;
  });
  return interpolate(pluralForm(count(note), sentences[findSentence(note)]()), {
    ...(note.is === 'attack' && {total: writeFact(note.die + note.bonus)}),
    ...Object.fromEntries(values),
  });
}
