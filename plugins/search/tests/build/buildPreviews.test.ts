import type {OpenPage} from '../../build/pageRecords';
import {buildPreviews} from '../../build/buildPreviews';
import type {SearchRecord} from '../../../../src/shared/model/searchRecord';
import {searchRecord} from '../../../../tests/support/searchRecord';

function getPage(markdown: string): OpenPage {
  return {
    to: '/a.html',
    title: 'A',
    area: 'Area',
    description: '',
    aliases: [],
    markdown,
  };
}

function section(id: string): SearchRecord {
  return searchRecord(id, {kind: 'section', to: `/area/page.html#${id}`});
}

describe('link previews', () => {
  it('include title, place and the first words, by address', () => {
    const page = searchRecord('Goblin', {
      to: '/races/goblin.html',
      within: 'Races',
      text: 'Small folk who keep a hearth. '.repeat(20),
    });
    const [title, within, text = ''] =
      buildPreviews([page], [])['/races/goblin.html'] ?? [];
    expect([title, within]).toEqual(['Goblin', 'Races']);
    expect(text).toMatch(/^Small folk who keep a hearth\..*…$/);
    expect(text.length).toBeLessThanOrEqual(202);
  });

  it('include only the sections and rows that a page links to', () => {
    const pages = [
      getPage('See [roads](./page.md#roads) and <Link to="/x.html#inns" />.'),
    ];
    const records = ['roads', 'inns', 'alone'].map(section);
    expect(Object.keys(buildPreviews(records, pages))).toEqual([
      '/area/page.html#roads',
      '/area/page.html#inns',
    ]);
  });

  it('include rows that are asked for, and no others to which no page links', () => {
    const records = ['#save-mind', '#armor-mail'].map((to) =>
      searchRecord(to, {kind: 'row', to}),
    );
    expect(Object.keys(buildPreviews(records, [], ['#save-']))).toEqual([
      '#save-mind',
    ]);
  });

  it('show the facts of a row, each with its heading, and then its text', () => {
    const to = '/area/page.html#armor-mail-shirt';
    const row = searchRecord('Mail shirt', {
      kind: 'row',
      to,
      within: 'Armor',
      facts: [
        ['Soak', '4'],
        ['Don time', '3 minutes'],
      ],
      text: '3 minutes · Rings under a coat · Body armor',
    });
    const pages = [getPage('A [mail shirt](./page.md#armor-mail-shirt).')];
    expect(buildPreviews([row], pages)).toEqual({
      [to]: [
        'Mail shirt',
        'Armor',
        'Soak 4 · Don time 3 minutes · Rings under a coat · Body armor',
      ],
    });
  });

  it('show the text of a section, regardless of tables without anchors in it', () => {
    const pages = [getPage('See [roads](./page.md#roads).')];
    const line = searchRecord('none', {
      kind: 'line',
      to: '/area/page.html#roads',
    });
    const previews = buildPreviews([section('roads'), line], pages);
    expect(previews['/area/page.html#roads']?.[0]).toBe('roads');
  });

  it('include no documents', () => {
    const record = searchRecord('A', {kind: 'document'});
    expect(buildPreviews([record], [])).toEqual({});
  });
});
