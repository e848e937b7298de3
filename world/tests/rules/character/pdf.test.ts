// Names in many alphabets. cspell:ignore Dvořák Şahin Żółć Αλέξανδρος Екатерина Ґалаґан Łódź Ünlü Łukasz
import {readFileSync} from 'node:fs';
import {PDFDocument} from '@cantoo/pdf-lib';
import {
  fillPdf,
  readPdf,
  type FilledPdf,
} from '../../../../plugins/character-sheet/client/pdfForm';
import {fillForm} from '../../../rules/character/fillForm';
import {readForm} from '../../../rules/character/readForm';
import type {Character} from '../../../rules/character/character';
import {readDrawnField} from '../../../../tests/support/drawnField';
import {getReady, tables} from './readyCharacters';

const papers = ['', 'letter/'].map((folder) => ({
  paper: folder || 'a4',
  sheet: readFileSync(`static/character-creation/${folder}character-sheet.pdf`),
}));
const sheet = papers[0]?.sheet ?? Buffer.of();

/** A form of a character. */
async function fill(
  form: Uint8Array,
  character: Character,
): Promise<FilledPdf> {
  return fillPdf(form, fillForm(tables, character), () =>
    Promise.resolve(
      readFileSync(
        require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
      ),
    ),
  );
}

async function passThrough(
  form: Uint8Array,
  character: Character,
): Promise<Character | undefined> {
  const {bytes} = await fill(form, character);
  return readForm(tables, await readPdf(bytes));
}

describe('the fillable PDF of a character', () => {
  it.each(['Tessa', 'Keslith', 'Zogmur'])('holds all of %s', async (name) => {
    const {character} = getReady(name);
    expect(await passThrough(sheet, character)).toEqual(character);
  });

  it.each(papers)('is that of each paper: $paper', async (paper) => {
    const {character} = getReady('Odo');
    expect(await passThrough(paper.sheet, character)).toEqual(character);
  });

  it('holds letters that its fonts lack, and several lines', async () => {
    const character = {
      ...getReady('Odo').character,
      name: 'Ł Ż 龍',
      notes: 'First line.\n\nThird line: “quoted” — and 🐉.',
    };
    expect(await passThrough(sheet, character)).toEqual(character);
  });

  it('holds what has no room on paper', async () => {
    const character: Character = {
      ...getReady('Odo').character,
      level: 5,
      hitDice: [5, 10, 1, 7],
      gear: tables.gear.map((row, index) => ({
        name: row['Item'] ?? '',
        count: index + 1,
      })),
      skills: tables.skills
        .slice(0, 14)
        .map((row) => ({name: row['Skill'] ?? '', rank: 2})),
    };
    expect(await passThrough(sheet, character)).toEqual(character);
  });

  it('holds two classes, styles, contacts and enemies, with and without rows', async () => {
    const character: Character = {
      ...getReady('Odo').character,
      level: 3,
      hitDice: [5, 10],
      second: {class: 'Hedge Priest', level: 2, hitDice: [4], joinedAt: 1},
      styles: [
        {name: 'Barge-brawl', rank: 2},
        {name: 'Ringhold', rank: 1},
        {name: 'Nine Steps', rank: 1},
      ],
      style: 'Ringhold',
      contacts: tables.sampleContacts.slice(0, 8).map((row) => ({
        name: row['Contact'] ?? '',
        rating: Number(row['Rating']),
        reach: 'City',
      })),
      enemies: [{name: 'Horse trader, of Kadrun', rating: 3}],
      notes: 'Owes a boat.',
    };
    const {bytes} = await fill(sheet, character);
    const values = await readPdf(bytes);
    expect(readForm(tables, values)).toEqual(character);
    expect(values).toMatchObject({
      class: 'Fighter / Hedge Priest',
      level: '3 / 2',
      'contact.1.who': 'Hanne Osk',
      'contact.1.reach': 'City',
      'ability.1.what-it-is': 'Slots of spell level 1',
      'ability.1.ap-or-motes': '3',
    });
  });

  it.each([
    'Zoë Ünlü',
    'Zoë Ünlü Łukasz',
    'Dvořák Şahin Żółć',
    'Αλέξανδρος',
    'Екатерина Ґалаґан',
  ])('draws %s with fonts that have its letters', async (name) => {
    const {character} = getReady('Odo');
    const {bytes, undrawn} = await fill(sheet, {...character, name});
    expect(await readDrawnField(bytes, 'name')).toEqual([name]);
    expect(undrawn).toEqual([]);
    const {acroForm} = (await PDFDocument.load(bytes)).getForm();
    expect(String(acroForm.dict)).not.toContain('NeedAppearances');
  });

  it('draws a question mark for letters that no font has, and names the fields', async () => {
    const {character} = getReady('Odo');
    const {bytes, undrawn} = await fill(sheet, {
      ...character,
      name: 'Ł 龍',
      notes: 'Łódź.\n\n🐉 asleep',
    });
    expect(await readDrawnField(bytes, 'name')).toEqual(['Ł ?']);
    expect((await readDrawnField(bytes, 'notes')).slice(-3)).toEqual([
      'Łódź.',
      '',
      '? asleep',
    ]);
    expect(undrawn).toEqual(['Name', 'Notes']);
  });

  it('has a font of its own only for letters that viewers may lack', async () => {
    const fetchFont = jest.fn();
    const {bytes} = await fillPdf(sheet, {name: 'Zoë'}, fetchFont);
    expect(await readDrawnField(bytes, 'name')).toEqual(['Zoë']);
    expect(fetchFont).not.toHaveBeenCalled();
  });

  it('that is damaged cannot be read', async () => {
    await expect(readPdf(sheet.subarray(0, 3000))).rejects.toThrow();
  });
});
