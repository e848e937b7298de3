import {SPHERES} from '../../src/features/spells/lib/spheres';
import type {NewKind, NewPart, Question} from '../../src/site/newKinds';
import {holders, schools, spellSheets} from '../catalogue';

/** The questions that a spell and a power have in common. */
const spellQuestions: readonly Question[] = [
  {name: 'name', ask: 'Name', naming: true},
  {name: 'school', ask: 'School', oneOf: schools.map((school) => school.name)},
  {name: 'level', ask: 'Level'},
  {name: 'range', ask: 'Range, such as Touch or 60 feet + 10 feet/level'},
  {name: 'duration', ask: 'Duration, such as Instant or 1 round/level'},
  {name: 'castingTime', ask: 'Casting time', otherwise: '2 AP'},
  {name: 'aoe', ask: 'Area or target, such as 1 creature or 20-foot radius'},
  {name: 'save', ask: 'Save, such as None or Mind negates', otherwise: 'None'},
  {
    name: 'sphere',
    ask: `Spheres, separated by ";" (${SPHERES.map((sphere) => sphere.name).join(', ')})`,
  },
  {name: 'description', ask: 'What it does, in one paragraph'},
];

function writeSpell(type: 'Spell' | 'Power', sheet: string): NewPart {
  return {
    row: `static/${spellSheets.folder}/${sheet}.csv`,
    cells: {
      type,
      school: '{school}',
      level: '{level}',
      name: '{name}',
      range: '{range}',
      duration: '{duration}',
      castingTime: '{castingTime}',
      aoe: '{aoe}',
      save: '{save}',
      sphere: '{sphere}',
      heldBy: '{heldBy}',
      description: '{description}',
    },
    sortedBy:
      type === 'Spell' ? ['level', 'name'] : ['school', 'level', 'name'],
  };
}

const afterSpell = [
  'Documents that list it are older now; npm run press makes them anew.',
];

/** A row of the sheet of its school. */
export const spell: NewKind = {
  summary: 'a spell of a school',
  questions: [
    ...spellQuestions,
    {
      name: 'heldBy',
      ask: `Who claims it, if anybody (${holders.join(', ')})`,
      otherwise: '',
    },
  ],
  parts: [writeSpell('Spell', '{school.file}')],
  next: afterSpell,
};

/** A row of the sheet of powers. */
export const power: NewKind = {
  summary: 'a power of a class or a people',
  questions: [
    ...spellQuestions,
    {
      name: 'heldBy',
      ask: `Who has it, separated by ";" (${holders.join(', ')})`,
    },
  ],
  parts: [writeSpell('Power', 'powers')],
  next: afterSpell,
};
