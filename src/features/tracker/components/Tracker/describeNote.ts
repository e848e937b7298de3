import {translate} from '@docusaurus/Translate';
import {signed} from '../../../../shared/lib/signed';
import type {Note} from '../../lib/fight';
import {
  describeAttack,
  describeHolds,
  describeHurt,
  describeMorale,
  type Describe,
} from './describeBlow';
import {sideTexts, standingTexts} from './labels';

/** The names of all fighters, by id. */
type Names = Readonly<Record<string, string>>;

const describeWho =
  (make: (values: {readonly who: string}) => string) =>
  ({who}: {readonly who: string}, name: (id: string) => string): string =>
    make({who: name(who)});

const describers: {readonly [Is in Note['is']]: Describe<Is>} = {
  added: ({names, side}) =>
    translate(
      {id: 'site.tracker.note.added', message: '{side}: {names}.'},
      {side: sideTexts[side](), names: names.join(', ')},
    ),
  // Contains the name, because the id no longer exists.
  removed: ({who}) =>
    translate(
      {id: 'site.tracker.note.removed', message: '{who} is taken out.'},
      {who},
    ),
  left: describeWho((values) =>
    translate(
      {id: 'site.tracker.note.left', message: '{who} leaves the fight.'},
      values,
    ),
  ),
  back: describeWho((values) =>
    translate(
      {id: 'site.tracker.note.back', message: '{who} is back.'},
      values,
    ),
  ),
  bound: describeWho((values) =>
    translate(
      {
        id: 'site.tracker.note.bound',
        message: 'The wounds of {who} are bound.',
      },
      values,
    ),
  ),
  renamed: ({who, name}) =>
    translate(
      {id: 'site.tracker.note.renamed', message: '{who} is now {name}.'},
      {who, name},
    ),
  initiative: ({who, die, total}, name) =>
    translate(
      {
        id: 'site.tracker.note.initiative',
        message: '{who} rolls {die} for initiative: {total}.',
      },
      {who: name(who), die, total},
    ),
  round: ({round}) =>
    translate(
      {id: 'site.tracker.note.round', message: 'Round {round}.'},
      {round},
    ),
  turn: ({who, points}, name) =>
    translate(
      {
        id: 'site.tracker.note.turn',
        message: '{who} has the turn, and {points} action points.',
      },
      {who: name(who), points},
    ),
  waits: ({who, after}, name) =>
    translate(
      {
        id: 'site.tracker.note.waits',
        message: '{who} waits, and acts after {after}.',
      },
      {who: name(who), after: name(after)},
    ),
  spent: ({who, points, on, left}, name) =>
    translate(
      {
        id: 'site.tracker.note.spent',
        message: '{who}: {on} for {points}, {left} left.',
      },
      {who: name(who), points, on, left},
    ),
  parry: ({who, left}, name) =>
    translate(
      {
        id: 'site.tracker.note.parry',
        message: '{who} parries, and has {left} points left.',
      },
      {who: name(who), left},
    ),
  attack: describeAttack,
  hurt: describeHurt,
  healed: ({who, amount, left}, name) =>
    translate(
      {
        id: 'site.tracker.note.healed',
        message: '{who} gains {amount}, and has {left}.',
      },
      {who: name(who), amount, left},
    ),
  standing: ({who, now}, name) =>
    translate(
      {id: 'site.tracker.note.standing', message: '{who} is {now}.'},
      {who: name(who), now: standingTexts[now]()},
    ),
  save: ({who, save, die, bonus, strength, holds}, name) =>
    translate(
      {
        id: 'site.tracker.note.save',
        message:
          '{save} save of {who}: {die} {bonus} against {strength} {holds}.',
      },
      {
        who: name(who),
        save,
        die,
        bonus: signed(bonus),
        strength,
        holds: describeHolds(holds),
      },
    ),
  power: ({who, power}, name) =>
    translate(
      {id: 'site.tracker.note.power', message: '{who} uses {power}.'},
      {who: name(who), power},
    ),
  suffers: ({who, effect, turns}, name) =>
    turns === undefined
      ? translate(
          {id: 'site.tracker.note.suffers', message: '{who}: {effect}.'},
          {who: name(who), effect},
        )
      : translate(
          {
            id: 'site.tracker.note.suffersFor',
            message: '{who}: {effect}, turns: {turns}.',
          },
          {who: name(who), effect, turns},
        ),
  over: ({who, effect}, name) =>
    translate(
      {id: 'site.tracker.note.over', message: '{effect} of {who} is over.'},
      {who: name(who), effect},
    ),
  morale: describeMorale,
};

/** Describes a note in one sentence. */
export function describeNote(note: Note, names: Names): string {
  const describe = describers[note.is] as Describe<Note['is']>;
  return describe(note, (id) => names[id] ?? id);
}
