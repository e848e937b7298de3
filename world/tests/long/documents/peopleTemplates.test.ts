import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PDFDocument, PDFName} from '@cantoo/pdf-lib';
import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {getPath, paperNames} from '../../../../plugins/documents/model/paper';
import {forms} from '../../../documents/forms';
import {findDisagreements} from '../../support/findDisagreements';
import {getColumn, readRecords} from '../../../../tests/support/sheets';
import {staticDir} from '../../../../tests/support/site';

/** The folder of the templates of the peoples. */
const TEMPLATES = 'character-creation/race-templates';

/** Finds the change of a stat or save in a list such as `Dexterity +1; Charisma −1`. */
function findChange(changes: string, name: string): string {
  const found = changes
    .split(/[;,]\s*/)
    .find((change) => change.startsWith(`${name} `));
  return found?.slice(name.length + 1) ?? '0';
}

const peoples = getColumn('world-info/peoples.csv', 'People');
const stats = getColumn('character-creation/stat-uses.csv', 'Stat');
const saves = getColumn('game-mechanics/combat/save-uses.csv', 'Save');

const readTemplate = (people: string) =>
  readRecords(`${TEMPLATES}/${kebabCase(people)}.csv`);

async function openTemplate(
  people: string,
  paper: (typeof paperNames)[number] = 'a4',
): Promise<PDFDocument> {
  const file = getPath(paper, `/${TEMPLATES}/${kebabCase(people)}.pdf`);
  return PDFDocument.load(readFileSync(join(staticDir, file)));
}

describe('the templates of the peoples', () => {
  it('are one for each people', () => {
    expect(
      forms
        .map(({file}) => file)
        .filter((file) => file.startsWith(`/${TEMPLATES}/`))
        .toSorted(),
    ).toEqual(
      peoples.map((name) => `/${TEMPLATES}/${kebabCase(name)}.pdf`).toSorted(),
    );
  });

  it.each(peoples)('have the title of their people: %s', (people) => {
    expect(forms.map(({title}) => title)).toContain(`${people} Template`);
  });

  it.each(
    peoples.flatMap((people) =>
      paperNames.map((paper) => [people, paper] as const),
    ),
  )('are one page, with a field for each figure: %s, %s', async (...of) => {
    const document = await openTemplate(...of);
    const [people] = of;
    const fields = document.getForm().getFields();
    const names = fields.map((field) => field.getName());
    const counted = readTemplate(people).filter(
      ({Part, Use = ''}) =>
        Part === 'Power' && !['passive', 'at will'].includes(Use),
    );
    expect(document.getPageCount()).toBe(1);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['name', 'player', 'class', 'level', 'house', 'notes'],
        ...['height', 'weight-lb', 'age'].map((fact) => `body.${fact}.yours`),
        ...stats.flatMap((stat) =>
          ['rolled', 'score', 'modifier'].map(
            (column) => `stats.${kebabCase(stat)}.${column}`,
          ),
        ),
        ...saves.flatMap((save) =>
          ['base', 'stat', 'total'].map(
            (column) => `saves.${kebabCase(save)}.${column}`,
          ),
        ),
        ...counted.map(({Entry = ''}) => `powers.${kebabCase(Entry)}.used`),
        ...[1, 2, 3, 4].map((number) => `answers.${number}`),
      ]),
    );
    expect(
      fields.filter(({acroField}) => !acroField.dict.has(PDFName.of('TU'))),
    ).toEqual([]);
  });

  it('have no field to count a power that is always there', async () => {
    const names = (await openTemplate('Goblin'))
      .getForm()
      .getFields()
      .map((field) => field.getName());
    expect(names).toContain('powers.smoke-step.used');
    expect(names).not.toContain('powers.long-breath.used');
    expect(names).not.toContain('powers.coal-hand.used');
  });

  it('keep what is filled in', async () => {
    const document = await openTemplate('Orc');
    document.getForm().getTextField('answers.1').setText('the Gray Hounds');
    const saved = await PDFDocument.load(await document.save());
    expect(saved.getForm().getTextField('answers.1').getText()).toBe(
      'the Gray Hounds',
    );
  });
});

describe('the sheets of the templates', () => {
  it.each(peoples)('agree with the tables of the peoples: %s', (name) => {
    const [people = {}] = readRecords('world-info/peoples.csv').filter(
      ({People}) => People === name,
    );
    const [reach = {}] = readRecords(
      'character-creation/stat-ranges.csv',
    ).filter(({People}) => People === name);
    const [naming = {}] = readRecords(
      'world-info/peoples/naming-patterns.csv',
    ).filter(({People}) => People === name);
    const {Stats = '', Saves = ''} = people;
    const anySave = Saves.startsWith('one of choice') ? 'one of five +1' : null;
    const values: Readonly<Record<string, (entry: string) => unknown>> = {
      Body: (entry) => people[entry],
      Stat: (entry) => findChange(Stats, entry),
      Save: (entry) => anySave ?? findChange(Saves, entry),
      Name: (entry) => naming[entry],
    };
    const path = `${TEMPLATES}/${kebabCase(name)}.csv`;
    expect(
      findDisagreements(
        path,
        readTemplate(name).length,
        ({Part = '', Entry = ''}, column) => {
          const value = column === 'Value' ? values[Part]?.(Entry) : undefined;
          return column === 'Reach' && Part === 'Stat'
            ? (reach[Entry] ?? '')
            : (value as string | undefined);
        },
      ),
    ).toEqual([]);
  });

  it.each(peoples)('hold every gift and power of their people: %s', (name) => {
    const rows = readTemplate(name);
    const has = (path: string, column: string) =>
      readRecords(path)
        .filter(({People}) => People === name)
        .map((row) => row[column]);
    const listed = (part: string) =>
      rows.filter(({Part}) => Part === part).map(({Entry}) => Entry);
    expect(listed('Gift or burden')).toEqual(
      has('world-info/peoples/traits.csv', 'Gift or burden'),
    );
    expect(listed('Power')).toEqual(
      has('world-info/peoples/powers.csv', 'Power'),
    );
    expect(listed('Stat')).toEqual(stats);
    expect(listed('Save')).toEqual(saves);
    expect(listed('Question')).toHaveLength(4);
  });
});
