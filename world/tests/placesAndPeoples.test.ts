import {getColumn, readRecords} from '../../tests/support/sheets';
import {sitePages, type SitePage} from '../../scripts/check-page/sitePages';

let all: readonly SitePage[] = [];
let pages: readonly SitePage[] = [];

beforeAll(async () => {
  all = await sitePages();
  pages = all.filter(({area}) =>
    ['prime-almanac', 'races-and-anthropology'].includes(area),
  );
});

const inCategory = (category: string) =>
  pages.filter(({content}) => content.includes(`\ncategory: [${category}]\n`));

const getHeadings = ({body}: SitePage) =>
  [...body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

/** Lists the items under the heading "Hooks", each on one line. */
function listHooks({body}: SitePage): readonly string[] {
  const hooks = body
    .split(/^## /m)
    .find((section) => /^(?:Trade hooks|Hooks)\n/.test(section))
    ?.replace(/^.*\n/, '');
  return (hooks?.trim().split(/\n(?=- )/) ?? []).map((hook) =>
    hook.replaceAll(/\s+/g, ' '),
  );
}

const getPaths = (some: readonly SitePage[]) => some.map(({path}) => path);

describe('the pages of places', () => {
  it('are thirteen, and begin with the fact box', () => {
    const places = inCategory('Territories');
    expect(places).toHaveLength(
      getColumn('world-info/territories.csv', 'Territory').length,
    );
    expect(
      getPaths(
        places.filter(
          ({body}) =>
            !body
              .trimStart()
              .startsWith('<FactBox src="/world-info/territories.csv"'),
        ),
      ),
    ).toEqual([]);
  });

  it('end with hooks, ways from here, and further reading', () => {
    const places = inCategory('Territories');
    expect(places.length).toBeGreaterThan(0);
    expect(
      places
        .map((page) => getHeadings(page).slice(-4).join())
        .filter((last) => last !== 'Hooks,Travel from here,On paper,See also'),
    ).toEqual([]);
  });
});

describe('the pages of peoples', () => {
  it('are eleven, and begin with the fact box', () => {
    const peoples = inCategory('Peoples');
    expect(peoples).toHaveLength(
      getColumn('world-info/peoples.csv', 'People').length,
    );
    expect(
      getPaths(
        peoples.filter(
          ({body}) =>
            !body
              .trimStart()
              .startsWith('<FactBox src="/world-info/peoples.csv"'),
        ),
      ),
    ).toEqual([]);
  });

  it('tell how to play one, what others say, and what to read next', () => {
    const needed = [
      /^## In play$/m,
      /^### Ready to play$/m,
      /others|What is said/,
    ];
    expect(
      getPaths(
        inCategory('Peoples').filter(
          ({body}) => !needed.every((pattern) => pattern.test(body)),
        ),
      ),
    ).toEqual([]);
    expect(
      getPaths(
        inCategory('Peoples').filter(
          (page) =>
            getHeadings(page).slice(-3).join() !== 'Hooks,On paper,See also',
        ),
      ),
    ).toEqual([]);
  });
});

describe('hooks', () => {
  it('are three on each page of a place or a people', () => {
    const three = [...inCategory('Territories'), ...inCategory('Peoples')];
    expect(
      getPaths(three.filter((page) => listHooks(page).length !== 3)),
    ).toEqual([]);
  });

  it('begin with a name and contain a number, on pages of every area', () => {
    const hooks = all.flatMap(listHooks);
    expect(hooks.length).toBeGreaterThan(pages.flatMap(listHooks).length + 12);
    expect(
      hooks.filter((hook) => !/^- \*\*[^*]+\.\*\* .*\d/.test(hook)),
    ).toEqual([]);
  });
});

describe('the scholars of the almanac', () => {
  it('are quoted, each on at least one page', () => {
    const text = all.map(({body}) => body.replaceAll(/\s+/g, ' ')).join();
    expect(
      getColumn('world-info/scholars.csv', 'Scholar').filter(
        (scholar) => !text.includes(scholar.split(' of ')[0] ?? scholar),
      ),
    ).toEqual([]);
  });

  it('are named in full in each footnote with a source', () => {
    const notes = all.flatMap(({body}) => [
      ...body.matchAll(/^\[\^[^\]]+\]:\s+(\S[^,]*),/gm),
    ]);
    expect(notes.length).toBeGreaterThan(0);
    expect(
      notes
        .map(([, scholar]) => scholar)
        .filter(
          (scholar) =>
            !getColumn('world-info/scholars.csv', 'Scholar').includes(
              scholar ?? '',
            ),
        ),
    ).toEqual([]);
  });

  const scholars = readRecords('world-info/scholars.csv');

  it.each(scholars)('$Scholar is disputed by one of the others', (row) => {
    expect(scholars.map((each) => each['Scholar'])).toContain(
      row['Disputed by'],
    );
    expect(row['Disputed by']).not.toBe(row['Scholar']);
  });
});
