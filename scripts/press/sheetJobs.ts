import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {paperNames, pathOn, titleOn} from '../../src/lib/paper';
import type {GetTypesetter} from './bookJobs';
import {fingerprintOf, type Job} from './job';
import {finish} from './print/finish';
import {readSheet} from './readSheet';
import {characterSheet} from './sheet/characterSheet';
import {makeFields} from './sheet/makeFields';

/** Changed whenever what is made of the same HTML does: fields, and the font in them. */
const EDITION = '2';

/** Where the character sheet stands, on the first paper. */
export const CHARACTER_SHEET = '/character-creation/character-sheet.pdf';

const about = {
  title: 'Character Sheet',
  subject:
    'A character of Orrameth on two sheets, to fill on screen or by hand.',
  author: 'Orrameth',
};

/** The character sheet, on each paper. */
export async function sheetJobs(
  siteDir: string,
  typesetter: GetTypesetter,
): Promise<readonly Job[]> {
  const sources = {
    stats: await readSheet(siteDir, 'character-creation/stat-uses.csv'),
    saves: await readSheet(siteDir, 'game-mechanics/combat/save-uses.csv'),
    coins: await readSheet(siteDir, 'world-info/coins.csv'),
    css: await readFile(join(__dirname, 'sheet/sheet.css'), 'utf8'),
  };
  return paperNames.map((paper): Job => {
    const html = characterSheet(sources, paper);
    const fingerprint = fingerprintOf(EDITION, html);
    return {
      path: pathOn(paper, CHARACTER_SHEET),
      title: titleOn(paper, about.title),
      fingerprint,
      async make() {
        const {set} = await typesetter();
        return finish(await makeFields(await set(html)), {
          ...about,
          fingerprint,
        });
      },
    };
  });
}
