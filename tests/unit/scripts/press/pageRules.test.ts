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
    'leave the height for text that its title page reckons with: %s',
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

  it('name their chapter at the head', () => {
    expect(pageRules({paper: 'a4', layout: 'book'}, heads)).toContain(
      '@page chapter-saves { @top-right { content: "Saves"; } }',
    );
  });

  it.each(['cards', 'screen'] as const)(
    'have no heads where they are cut or stand: %s',
    (layout) => {
      expect(pageRules({paper: 'letter', layout}, heads)).not.toContain('@top');
    },
  );
});
