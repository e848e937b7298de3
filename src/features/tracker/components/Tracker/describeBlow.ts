import {translate} from '@docusaurus/Translate';
import {signed} from '../../../../shared/lib/signed';
import type {Note} from '../../lib/fight';
import {sideTexts} from './labels';

/** Describes a note of one kind; `name` returns the name of an id. */
export type Describe<Is extends Note['is']> = (
  note: Extract<Note, {is: Is}>,
  name: (id: string) => string,
) => string;

const attackResults: Readonly<
  Record<Extract<Note, {is: 'attack'}>['result'], () => string>
> = {
  miss: () => translate({id: 'site.tracker.miss', message: 'misses'}),
  stumble: () =>
    translate({
      id: 'site.tracker.stumble',
      message: 'misses with a natural 1, and loses 2 action points',
    }),
  hit: () => translate({id: 'site.tracker.hit', message: 'hits'}),
  critical: () =>
    translate({id: 'site.tracker.critical', message: 'hits: a critical'}),
};

/** Returns whether a save holds, as text for readers. */
export function describeHolds(holds: boolean): string {
  return holds
    ? translate({id: 'site.tracker.holds', message: 'holds'})
    : translate({id: 'site.tracker.fails', message: 'fails'});
}

/** Describes an attack for the log. */
export const describeAttack: Describe<'attack'> = (note, name) =>
  translate(
    {
      id: 'site.tracker.note.attack',
      message:
        '{who} strikes at {target} with {weapon}: {die} {bonus} = {total} against {defense}, {result}.',
    },
    {
      who: name(note.who),
      target: name(note.target),
      weapon: note.weapon,
      die: note.die,
      bonus: `${note.bonus < 0 ? '−' : '+'} ${Math.abs(note.bonus)}`,
      total: note.die + note.bonus,
      defense: note.defense,
      result: attackResults[note.result](),
    },
  );

/** Describes lost hit points for the log. */
export const describeHurt: Describe<'hurt'> = (note, name) => {
  const values = {
    who: name(note.who),
    amount: note.amount,
    soaked: note.soaked,
    left: note.left,
    by: note.by ?? '',
  };
  if (note.by !== undefined) {
    return translate(
      {
        id: 'site.tracker.note.hurtBy',
        message: '{by}: {who} loses {amount}, and has {left}.',
      },
      values,
    );
  }
  return note.soaked > 0
    ? translate(
        {
          id: 'site.tracker.note.hurtSoaked',
          message:
            '{who} loses {amount} after {soaked} soaked, and has {left}.',
        },
        values,
      )
    : translate(
        {
          id: 'site.tracker.note.hurt',
          message: '{who} loses {amount}, and has {left}.',
        },
        values,
      );
};

/** Describes a morale roll for the log. */
export const describeMorale: Describe<'morale'> = (note, name) =>
  `${translate(
    {
      id: 'site.tracker.note.morale',
      message: 'Morale of {side}: {die} {bonus} against {strength} {holds}.',
    },
    {
      side: sideTexts[note.side](),
      die: note.die,
      bonus: signed(note.bonus),
      strength: note.strength,
      holds: describeHolds(note.holds),
    },
  )} ${
    note.who.length === 0
      ? ''
      : translate(
          {
            id: 'site.tracker.note.giveIn',
            message: '{who} run, yield, or bargain.',
          },
          {who: note.who.map(name).join(', ')},
        )
  }`.trim();
