import type {Doc, OpenDoc} from '../../../pages/openDocs';
import {MAX_ENTRIES, listChanges} from '../../build/listChanges';
import type {ContentArea} from '../../../../src/site/contentAreas';
import {stub} from '../../../../tests/support/stub';

const area = stub<ContentArea>({label: 'Vale'});

function page(name: string, description?: string): OpenDoc {
  const frontMatter = description === undefined ? {} : {description};
  return {
    area,
    doc: stub<Doc>({
      source: `@site/docs/vale/${name}.md`,
      permalink: `/world/vale/${name}.html`,
      title: name,
      description: description ?? 'The first lines.',
      frontMatter,
    }),
  };
}

/** Lists the pages that changed on days of March 2024. */
function listPages(
  pages: readonly OpenDoc[],
  days: Readonly<Record<string, string>>,
) {
  const histories = new Map(
    Object.entries(days).map(([name, day]) => [
      `docs/vale/${name}.md`,
      {updated: `2024-03-${day}T12:00:00.000Z`},
    ]),
  );
  return listChanges(pages, histories, '/world/');
}

const listTitles = (...args: Parameters<typeof listPages>) =>
  listPages(...args).map(({title}) => title);

describe('the pages that changed last', () => {
  it('are the newest first, and in the order of addresses within a commit', () => {
    const pages = ['a', 'c', 'B', 'd'].map((name) => page(name));
    const days = {a: '01', c: '02', B: '02', d: '03'};
    const order = ['d', 'B', 'c', 'a'];
    expect(listTitles(pages, days)).toEqual(order);
    expect(listTitles(pages.toReversed(), days)).toEqual(order);
  });

  it('have their address without base path, and only what their authors say of them', () => {
    expect(
      listPages([page('mill', 'Who grinds?'), page('hill')], {
        mill: '02',
        hill: '01',
      }),
    ).toMatchObject([
      {to: '/vale/mill.html', area: 'Vale', description: 'Who grinds?'},
      {to: '/vale/hill.html', area: 'Vale', description: ''},
    ]);
  });

  it('are at most fifty, without the oldest', () => {
    const names = Array.from({length: 51}, (_, index) => `${index}`);
    const days = Object.fromEntries(
      names.map((name, index) => [name, index === 7 ? '01' : '02']),
    );
    const pages = names.map((name) => page(name));
    expect(MAX_ENTRIES).toBe(50);
    expect(listTitles(pages, days)).toHaveLength(50);
    expect(listTitles(pages, days)).not.toContain('7');
    expect(listTitles(pages.slice(0, 50), days)).toHaveLength(50);
    expect(listTitles(pages.slice(0, 50), days)).toContain('7');
  });
});
