import {sitePages, type SitePage} from '../../scripts/check-page/sitePages';
import {readRecords} from '../../tests/support/sheets';

const behind = readRecords('world-info/hooks.csv');

let pages: readonly SitePage[] = [];

const getPath = ({area, id}: SitePage): string => `${area}/${id}`;

/** Lists the names of the hooks on a page. */
function listHooks({body}: SitePage): readonly string[] {
  const [, hooks = ''] =
    /^## Hooks\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(body) ?? [];
  return [...hooks.matchAll(/^- \*\*(.+?)\.?\*\*/gm)].map(
    ([, name = '']) => name,
  );
}

beforeAll(async () => {
  pages = (await sitePages()).filter(({area}) => area !== 'reference');
});

describe('the hooks of the pages (R8, R9)', () => {
  it('each have a line for the game master, and each line has its hook', () => {
    const told = pages.flatMap((page) =>
      listHooks(page).map((hook) => `${getPath(page)}: ${hook}`),
    );
    const known = behind.map(
      (row) => `${row['Told on'] ?? ''}: ${row['Hook'] ?? ''}`,
    );
    expect(told.length).toBeGreaterThan(100);
    expect(known.toSorted()).toEqual(told.toSorted());
  });

  it('tell what is true and what happens if nobody comes, one line for each', () => {
    const words = behind.flatMap((row) =>
      ['What is true', 'If nobody comes'].map(
        (column) => row[column]?.split(' ').length ?? 0,
      ),
    );
    expect(Math.min(...words)).toBeGreaterThan(3);
    expect(Math.max(...words)).toBeLessThan(30);
  });

  it('keep those lines hidden, under a heading that documents leave out', () => {
    const open = pages
      .filter((page) => listHooks(page).length > 0)
      .filter(
        (page) =>
          !page.body.includes(
            `### For the game master\n\n:::spoiler[what is true]\n\n<DataTable src="/world-info/hooks.csv" where="Told on = ${getPath(page)}"`,
          ),
      );
    expect(open.map(getPath)).toEqual([]);
  });
});
