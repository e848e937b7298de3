import {readFileSync} from 'node:fs';
import {PDFDocument} from '@cantoo/pdf-lib';
import {
  fillPdf,
  isPdf,
  readPdf,
} from '../../../../src/features/sheet/hooks/pdfForm';
import {fillForm} from '../../../rules/character/fillForm';
import {readForm} from '../../../rules/character/readForm';
import type {Character} from '../../../rules/character/character';
import {getReady, tables} from './readyCharacters';

const papers = ['', 'letter/'].map((folder) => ({
  paper: folder || 'a4',
  sheet: readFileSync(`static/character-creation/${folder}character-sheet.pdf`),
}));
const sheet = papers[0]?.sheet ?? Buffer.of();

async function passThrough(
  form: Uint8Array,
  character: Character,
): Promise<Character | undefined> {
  const filled = await fillPdf(form, fillForm(tables, character));
  return readForm(tables, await readPdf(filled));
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
    const filled = await fillPdf(sheet, fillForm(tables, character));
    const values = await readPdf(filled);
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

  it('leaves the other fields for the player', async () => {
    const filled = await fillPdf(
      sheet,
      fillForm(tables, getReady('Odo').character),
    );
    const form = (await PDFDocument.load(filled)).getForm();
    expect(form.getTextField('player').getText()).toBeUndefined();
    expect(form.getTextField('contact.1.who').getText()).toBeUndefined();
    expect(form.getTextField('name').getText()).toBe('Odo Varick');
  });

  it('is told from other files by its first bytes', () => {
    expect(isPdf(sheet)).toBe(true);
    expect(isPdf(new TextEncoder().encode('{"format":'))).toBe(false);
    expect(isPdf(new Uint8Array())).toBe(false);
  });

  it('that is damaged cannot be read', async () => {
    await expect(readPdf(sheet.subarray(0, 3000))).rejects.toThrow();
  });
});
