import {pageRules} from '../../../../scripts/press/compose/pageRules';
import {papers, paperNames} from '../../../../src/features/documents/lib/paper';

const heads = {
  document: 'Combat',
  series: 'Rules',
  chapters: new Map([['chapter-saves', 'Saves']]),
};

describe('the pages of a document', () => {
  it.each(paperNames)('have the margins of their paper: %s', (paper) => {
    expect(pageRules({paper, layout: 'book'}, heads)).toContain(
      `margin: ${papers[paper].margin}`,
    );
  });

  it('have the document on the left of their header, and the series on the right', () => {
    const rules = pageRules({paper: 'a4', layout: 'book'}, heads);
    expect(rules).toContain('@top-left { content: "Combat"; }');
    expect(rules).toContain('@top-right { content: "Rules"; }');
  });

  it('do not repeat the document as its series', () => {
    const rules = pageRules(
      {paper: 'a4', layout: 'book'},
      {...heads, series: 'Combat'},
    );
    expect(rules.match(/"Combat"/g)).toHaveLength(1);
  });

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
