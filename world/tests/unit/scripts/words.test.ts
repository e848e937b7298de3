import {describePage} from '../../../../scripts/words/describePage';
import {readPages} from '../../../../plugins/pages/readPages';
import {
  measure,
  formatReport,
  type PageWords,
} from '../../../../scripts/words/report';
import {temporarySite} from '../../../../tests/support/temporarySite';

/** Creates a page of this many words, in sentences of ten. */
function getPage(page: string, count: number): PageWords {
  const sentence = 'One two three four five six seven eight nine ten. ';
  return measure({page, markdown: sentence.repeat(count / 10), tags: []});
}

describe('the length of a page', () => {
  it('is counted in words', () => {
    expect(getPage('a/b', 740).words).toBe(740);
  });

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
      'words words/sentence and grade of rules',
      '410 10.0 4.3 magic-science/healing',
      '500 prime-almanac/morgana',
      '910 words on 2 pages, without tables',
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
    await readPages(siteDir);
    expect(globalThis).not.toHaveProperty('wasRun');
  });
});
