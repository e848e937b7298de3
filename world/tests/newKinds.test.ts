import type {NewKind} from '../../src/site/newKinds';
import {readText} from '../../scripts/file-changes/applyChanges';
import {checkPlan} from '../../scripts/new/checkPlan';
import {findChoices, findRows} from '../../scripts/new/findChoices';
import {planNew} from '../../scripts/new/planNew';
import {readAnswers} from '../../scripts/new/readAnswers';
import {
  listOpenPages,
  readSurroundings,
} from '../../scripts/new/readSurroundings';
import {siteDir} from '../../tests/support/site';
import {newKinds} from '../newKinds';

const opening =
  'Reed cutters live where the land has not decided yet. They marry at low water and bury at high.';

/** Answers to every question that has no choices, by kind. */
const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: {title: 'Reeds', description: 'Who cuts reeds.', opening},
  place: {
    title: 'Reeds',
    description: 'Who cuts reeds.',
    opening,
    hook: 'The bell rang 3 times.',
  },
  people: {
    title: 'Reeds',
    description: 'Who cuts reeds.',
    opening,
    play: 'They know every tide for 9 days ahead.',
  },
  spell: {
    name: 'Reed Whisper',
    level: '2',
    range: 'Touch',
    duration: '1 round',
    aoe: 'Self',
    sphere: 'Smoke; Illusion',
    description: opening,
  },
  power: {
    name: 'Reed Step (3/day)',
    level: '2',
    range: 'Touch',
    duration: '1 round',
    aoe: 'Self',
    sphere: 'Smoke',
    heldBy: 'Goblin',
    description: opening,
  },
  session: {
    title: 'Reeds',
    played: '2026-12-12',
    date: '44 Stormrise 1127 YS',
    arc: 'Low Water',
    place: 'Toros',
    summary: 'They cut reeds.',
    gained: 'Reeds',
    open: 'Who sold them',
    scene: 'Low water',
    through: 'Climb against 10',
    fails: 'A fall',
    scene2: 'High water',
    through2: 'Climb against 15',
    fails2: 'A longer fall',
  },
  document: {name: 'Reeds'},
};

const read = (path: string) => readText(siteDir, path);

async function plan(kind: NewKind, given: Readonly<Record<string, string>>) {
  const surroundings = await readSurroundings();
  const pages = listOpenPages(surroundings.pages);
  const questions = findChoices(kind.questions, read, pages);
  const chosen = questions.flatMap(({name, choices, otherwise}) =>
    choices?.[0] === undefined || otherwise !== undefined
      ? []
      : [[name, choices[0]] as const],
  );
  const {texts, faults} = readAnswers(questions, {
    ...Object.fromEntries(chosen),
    ...given,
  });
  const rows = findRows(kind.questions, texts, read);
  const {changes} = planNew(kind, {texts, rows}, read);
  return {changes, faults: [...faults, ...checkPlan(changes, surroundings)]};
}

describe('what can be added to the world with one command', () => {
  it('is all that authors add: pages, places, peoples, spells, powers, sessions, documents', () => {
    expect(Object.keys(newKinds)).toEqual(Object.keys(answers));
  });

  it.each(Object.entries(newKinds))(
    'passes the checks of the build: %s',
    async (name, kind) => {
      const {changes, faults} = await plan(kind, answers[name] ?? {});
      expect(faults).toEqual([]);
      expect(changes.length).toBeGreaterThan(0);
    },
  );

  it.each(['page', 'place', 'people'])('is one file: %s', async (name) => {
    const kind = newKinds[name];
    const plans =
      kind === undefined ? [] : [await plan(kind, answers[name] ?? {})];
    expect(plans.map(({changes}) => changes.length)).toEqual([1]);
  });
});

describe('the days of a new session', () => {
  it.each([
    ['played', '2026-02-30', '--played: found "2026-02-30", expected a day'],
    ['played', '12/12/2026', '--played: found "12/12/2026", expected a day'],
    ['date', '46 Stormrise 1127 YS', 'expected a date of the calendar'],
    ['date', '44 Stormrise 1127', 'expected a date of the calendar'],
  ])('exist: %s %s', async (name, day, fault) => {
    const {session} = newKinds;
    const given = {...answers['session'], [name]: day};
    expect(session && (await plan(session, given))).toMatchObject({
      faults: [expect.stringContaining(fault)],
    });
  });
});
