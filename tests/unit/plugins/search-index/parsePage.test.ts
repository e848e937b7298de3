import {parsePage} from '../../../../plugins/search-index/parsePage';

describe('the sections of a page', () => {
  it('begin at its headings of two levels, and include deeper ones', () => {
    const parts = parsePage(
      'Intro\n\n## One\na\n#### Deep\nb\n### Two *words*\nc',
    );
    expect(
      parts.map(({id, title, markdown}) => [id, title, markdown.trim()]),
    ).toEqual([
      [undefined, '', 'Intro'],
      ['one', 'One', 'a\n#### Deep\nb'],
      ['two-words', 'Two words', 'c'],
    ]);
  });

  it('have the anchors of the built page: numbered if repeated, or chosen by the author', () => {
    const parts = parsePage('## Ice\n#### Ice\n## Ice\n## Fire {#of-fire}');
    expect(parts.map(({id}) => id)).toEqual([
      undefined,
      'ice',
      'ice-2',
      'of-fire',
    ]);
    expect(parts.at(-1)?.title).toBe('Fire');
  });

  it('have titles as readers see them, even with what looks like a list marker', () => {
    const [, part] = parsePage('## 1. Stats and *more*');
    expect(part).toMatchObject({
      id: '1-stats-and-more',
      title: '1. Stats and more',
    });
  });

  it('are a single one if there is no heading', () => {
    expect(parsePage('')).toEqual([{id: undefined, title: '', markdown: ''}]);
  });
});
