import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {describePage} from '../../../../scripts/words/describePage';
import {readPages} from '../../../../plugins/pages/readPages';
import {
  measure,
  formatReport,
  type PageWords,
} from '../../../../scripts/words/report';
import {pagesPlanned, plannedKind} from '../../../plannedLengths';
import {temporarySite} from '../../../../tests/support/temporarySite';

const docsDir = join(__dirname, '../../../../docs');

/** Creates a page of this many words, in sentences of ten. */
function getPage(page: string, count: number): PageWords {
  const sentence = 'One two three four five six seven eight nine ten. ';
  return measure({page, markdown: sentence.repeat(count / 10), tags: []});
}

describe('the planned lengths', () => {
  it.each(pagesPlanned)('are planned for an existing page: %s', (page) => {
    expect(
      ['.md', '.mdx'].some((ending) =>
        existsSync(join(docsDir, `${page}${ending}`)),
      ),
    ).toBe(true);
  });

  it('name no page twice', () => {
    expect(new Set(pagesPlanned).size).toBe(pagesPlanned.length);
  });

  it('are medium for a page that is not named', () => {
    expect(plannedKind('combat-and-tactics/action-points')).toBe('long');
    expect(plannedKind('magic-science/healing')).toBe('short');
    expect(plannedKind('character-handbook/hit-points')).toBe('middle');
  });
});

describe('the length of a page', () => {
  it.each([
    ['combat-and-tactics/action-points', 740, -10],
    ['combat-and-tactics/action-points', 750, 0],
    ['combat-and-tactics/action-points', 1300, 0],
    ['combat-and-tactics/action-points', 1310, 10],
    ['character-handbook/hit-points', 390, -10],
    ['character-handbook/hit-points', 400, 0],
    ['character-handbook/hit-points', 700, 0],
    ['character-handbook/hit-points', 710, 10],
    ['magic-science/healing', 190, -10],
    ['magic-science/healing', 200, 0],
    ['magic-science/healing', 400, 0],
    ['magic-science/healing', 410, 10],
  ])(
    'is compared with the plan: %s with %d is %d beyond',
    (page, count, beyond) => {
      expect(getPage(page, count)).toMatchObject({words: count, beyond});
    },
  );

  it('is that of rules if the page is tagged so', () => {
    const page = {page: 'a/b', markdown: 'You roll.', tags: ['rules', 'guide']};
    expect(measure(page).rules).toBe(true);
    expect(measure({...page, tags: ['guide']}).rules).toBe(false);
  });
});

describe('the report on lengths', () => {
  it('has a line for each page, with a reading level for rules only, and totals', () => {
    const rules = {...getPage('magic-science/healing', 410), rules: true};
    const lore = getPage('prime-almanac/morgana', 500);
    expect(
      formatReport([{...rules, grade: 4.26}, lore]).map((line) =>
        line.replaceAll(/ +/g, ' ').trim(),
      ),
    ).toEqual([
      'words plan beyond words/sentence and grade of rules',
      '410 short +10 10.0 4.3 magic-science/healing',
      '500 middle prime-almanac/morgana',
      '910 words on 2 pages, without tables',
      '1 pages outside their planned length',
      '1 pages of rules: 10.0 words a sentence, grade 4.3',
    ]);
  });

  it('can be made without pages', () => {
    expect(formatReport([]).at(-1)).toBe(
      '0 pages of rules: 0 words a sentence, grade 0',
    );
  });
});

describe('a page whose words are counted', () => {
  it('is separated from its front matter', async () => {
    const siteDir = temporarySite({
      'docs/races/orc.mdx': '---\ntag: [rules]\n---\n\nOrcs.\n',
    });
    expect((await readPages(siteDir)).map(describePage)).toEqual([
      {page: 'races/orc', markdown: 'Orcs.', tags: ['rules']},
    ]);
  });

  it('runs no code from its front matter', async () => {
    const siteDir = temporarySite({
      'docs/a.md': '---js\n{tag: [globalThis.wasRun = true]}\n---\n',
    });
    await expect(readPages(siteDir)).rejects.toThrow(
      'docs/a.md:1: found front matter in "js"',
    );
    expect(globalThis).not.toHaveProperty('wasRun');
  });
});
