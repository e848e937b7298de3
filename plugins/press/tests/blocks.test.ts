import {
  createBlock,
  fitsColumn,
  markOpening,
  setBlocks,
  type Block,
} from '../blocks';

const LONG = `The ${'word '.repeat(70)}end.`;

const paragraph = (text: string): Block =>
  createBlock(['m:p', 0, text], {html: `<p>${text}</p>`});
const heading = createBlock(['m:h3', {id: 'soak'}, 'Soak'], {
  html: '<h3>Soak</h3>',
});
const wide = createBlock(['c:DataTable', {src: '/a.csv'}], {
  html: '<table></table>',
});

describe('the columns of a document', () => {
  it('hold text that is long', () => {
    expect(setBlocks([paragraph(LONG)]).html).toBe(
      `<div class="columns"><p>${LONG}</p></div>`,
    );
  });

  it('do not hold a few lines', () => {
    expect(setBlocks([paragraph('Short.')]).html).toBe('<p>Short.</p>');
  });

  it('end before a table across the page, which keeps its heading', () => {
    expect(setBlocks([paragraph(LONG), heading, wide]).html).toBe(
      `<div class="columns"><p>${LONG}</p></div><h3>Soak</h3><table></table>`,
    );
  });

  it('include the heading of their text', () => {
    expect(setBlocks([wide, heading, paragraph(LONG)]).html).toBe(
      `<table></table><div class="columns"><h3>Soak</h3><p>${LONG}</p></div>`,
    );
  });

  it('leave a heading and its line in italics to the table that they introduce', () => {
    const lead = createBlock(['m:p', 0, 'Session 2.'], {
      html: '<p><em>Session 2.</em></p>',
    });
    expect(setBlocks([paragraph(LONG), heading, lead, wide]).html).toBe(
      `<div class="columns"><p>${LONG}</p></div><h3>Soak</h3><p><em>Session 2.</em></p><table></table>`,
    );
    expect(setBlocks([heading, lead, paragraph(LONG)]).html).toBe(
      `<div class="columns"><h3>Soak</h3><p><em>Session 2.</em></p><p>${LONG}</p></div>`,
    );
  });

  it('do not hold a quote of 400 characters, which is not broken', () => {
    const quote = (length: number): string =>
      createBlock(['blockquote', 0], {
        html: `<blockquote>${'a'.repeat(length)}</blockquote>`,
      }).kind;
    expect(quote(399)).toBe('column');
    expect(quote(400)).toBe('page');
  });

  it('do not hold a row of portraits', () => {
    const html = '<div class="portraits"></div>';
    expect(createBlock(['c:Medallions', 0], {html}).kind).toBe('page');
  });
});

describe('a table in a column', () => {
  const rows = (count: number) =>
    Array.from({length: count}, () => ['Mail', '4']);

  it('is narrow and short', () => {
    expect(fitsColumn({columns: ['Armor', 'Soak'], rows: rows(12)})).toBe(true);
    expect(fitsColumn({columns: ['Armor', 'Soak'], rows: rows(13)})).toBe(
      false,
    );
  });

  it('has at most 46 characters side by side, with two between columns', () => {
    const named = (length: number) => ({
      columns: ['Armor', 'Soak'],
      rows: [['m'.repeat(length), '4']],
    });
    expect(fitsColumn(named(38))).toBe(true);
    expect(fitsColumn(named(39))).toBe(false);
  });
});

describe('the large first letter of a chapter', () => {
  it('begins a long paragraph', () => {
    const [first] = markOpening([paragraph(LONG)]);
    expect(first?.markup.html).toMatch(/^<p class="opening">/);
  });

  it('is not below a table, nor in a short paragraph', () => {
    for (const blocks of [[wide, paragraph(LONG)], [paragraph('Short.')]]) {
      expect(markOpening(blocks)).toBe(blocks);
    }
  });
});
