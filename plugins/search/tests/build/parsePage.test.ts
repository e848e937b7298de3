import {parsePage} from '../../build/parsePage';

describe('the sections of a page', () => {
  it('begin at its headings of two levels, and include deeper ones', () => {
    const parts = parsePage(
      'Intro\n\n## One\na\n#### Deep\nb\n### Two *words*\nc',
    );
    expect(
      parts.map(({id, title, pieces}) => [
        id,
        title,
        pieces.map(({markdown}) => markdown.trim()).join(),
      ]),
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
    expect(parsePage('')).toHaveLength(1);
  });

  it('come in the session of their heading or of the block around it', () => {
    const parts = parsePage(
      [
        '## Log',
        '### Session 2: Ice',
        '::::session[5]',
        '## Papers',
        ':::note',
        'words',
        ':::',
        'more',
        '::::',
        '## After',
      ].join('\n'),
    );
    expect(parts.map(({id, session}) => [id, session])).toEqual([
      [undefined, undefined],
      ['log', undefined],
      ['session-2-ice', 2],
      ['papers', 5],
      ['after', undefined],
    ]);
    expect(parts[3]?.pieces).toEqual([
      {session: 5, markdown: ':::note\nwords\n:::\nmore'},
    ]);
  });

  it('fall into pieces where a block of a session begins and ends', () => {
    const [part] = parsePage('a\n:::session[3]\nb\n:::\nc');
    expect(part?.pieces).toEqual([
      {session: undefined, markdown: 'a'},
      {session: 3, markdown: 'b'},
      {session: undefined, markdown: 'c'},
    ]);
  });
});
