import {pageRules} from '../../../../scripts/press/compose/pageRules';
import {papers, paperNames} from '../../../../src/features/documents/lib/paper';

const heads = {
  document: 'Combat',
  chapters: new Map([['chapter-saves', 'Saves']]),
};

/** The height of each paper size, in millimeters. */
const heights = {a4: 297, letter: 279.4} as const;

describe('the pages of a document (A4)', () => {
  it.each(paperNames)(
    'have as much height for text as its title page assumes: %s',
    (paper) => {
      const {margin, textHeight} = papers[paper];
      const [top = 0, , bottom = 0] = margin.split(' ').map(Number.parseFloat);
      const room = heights[paper] - top - bottom;
      expect(Number.parseFloat(textHeight)).toBeLessThanOrEqual(room);
      expect(Number.parseFloat(textHeight)).toBeGreaterThan(room - 1);
      const rules = pageRules({paper, layout: 'book'}, heads);
      expect(rules).toContain(`--text-height: ${textHeight}`);
      expect(rules).toContain(`margin: ${margin}`);
    },
  );

  it('have their chapter’s name in the page header', () => {
    expect(pageRules({paper: 'a4', layout: 'book'}, heads)).toContain(
      '@page chapter-saves { @top-right { content: "Saves"; } }',
    );
  });

  it.each(['cards', 'screen'] as const)(
    'have no header if they are cut out or free-standing: %s',
    (layout) => {
      expect(pageRules({paper: 'letter', layout}, heads)).not.toContain('@top');
    },
  );
});
