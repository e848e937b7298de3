import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PDFDocument, PDFName} from '@cantoo/pdf-lib';
import {kebabCase} from '../../../../src/shared/lib/kebabCase';
import {
  getPath,
  paperNames,
} from '../../../../src/features/documents/lib/paper';
import {
  findChange,
  peopleSheets,
  TEMPLATES,
} from '../../../derive/peopleSheets';
import {forms} from '../../../documents/forms';
import {
  getColumn,
  readDataFile,
  readRecords,
} from '../../../../tests/support/sheets';
import {staticDir} from '../../../../tests/support/site';

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
  it.each(Object.entries(peopleSheets(staticDir)))(
    'are what `npm run derive` makes from the tables of the peoples: %s',
    (path, sheet) => {
      expect(readDataFile(path)).toEqual(sheet);
    },
  );

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

describe('the change of a stat or save', () => {
  it.each([
    ['Dexterity +1; Charisma −1', 'Dexterity', '+1'],
    ['Dexterity +1; Charisma −1', 'Charisma', '−1'],
    ['Dexterity +1; Charisma −1', 'Strength', '0'],
    ['none', 'Strength', '0'],
    ['Mind +1', 'Mind', '+1'],
    ['Mind +1', 'Min', '0'],
  ])('in “%s” for %s is %s', (changes, name, change) => {
    expect(findChange(changes, name)).toBe(change);
  });
});
