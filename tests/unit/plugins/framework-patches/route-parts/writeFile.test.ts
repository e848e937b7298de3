import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import writeFile from '../../../../../plugins/framework-patches/route-parts/writeFile';
import {writtenRoutes} from '../../../../support/writtenRoutes';

type Asked = {
  readonly name: string;
  readonly part?: number;
  readonly isForBrowser?: boolean;
};

const asked = new Set<string>();

/** What the step makes of a file that Docusaurus wrote. */
function made(
  folder: string,
  {name, part, isForBrowser = true}: Asked,
): string {
  const resourcePath = join(folder, name);
  return writeFile.call(
    {
      resourcePath,
      resourceQuery: part === undefined ? '' : `?part=${part}`,
      getOptions: () => ({isForBrowser}),
      addDependency: (path) => asked.add(path),
    },
    readFileSync(resourcePath, 'utf8'),
  );
}

function count(text: string, what: RegExp): number {
  return [...text.matchAll(what)].length;
}

/** Everything that every page has to know of the others. */
function known(folder: string): string {
  return ['routes.js', 'registry.js', 'routesChunkNames.json']
    .map((name) => made(folder, {name}))
    .join('\n');
}

describe('what every page knows of the others (R14)', () => {
  it('names the first page of each area, and none of the others', async () => {
    const folder = await writtenRoutes({rules: 70, lore: 10});
    const table = made(folder, {name: 'routes.js'});
    expect(table).toContain('"path":"/rules/"');
    expect(table).toContain('"path":"/lore/"');
    expect(table).toContain('"path":"/"');
    expect(table).toContain('ComponentCreator("*")');
    expect(table).not.toContain('.html');
    expect(table).not.toContain('tags');
  });

  it('names no chunk of theirs', async () => {
    const folder = await writtenRoutes({rules: 70, lore: 10});
    const registry = made(folder, {name: 'registry.js'});
    const names = made(folder, {name: 'routesChunkNames.json'});
    expect(registry).toContain('@site/docs/rules/index.md');
    expect(registry).toContain('@theme/DocItem');
    expect(registry + names).not.toMatch(/page-0|\/tags\//);
  });

  it('grows by a line for 64 pages more, not by one for each', async () => {
    const [few, more] = await Promise.all([
      writtenRoutes({rules: 64}),
      writtenRoutes({rules: 128}),
    ]);
    const growth = known(more).length - known(few).length;
    expect(growth).toBeGreaterThan(0);
    expect(growth).toBeLessThan(200);
  });

  it('says with which page each part begins, and what brings it', async () => {
    const folder = await writtenRoutes({rules: 70});
    const table = made(folder, {name: 'routes.js'});
    expect(table).toContain(
      `["rules/page-000", () => import(/* webpackChunkName: "routes-0" */ '@generated/routes?part=0')]`,
    );
    expect(table).toContain('["rules/page-064", () => import(');
    expect(count(table, /\?part=/g)).toBe(2);
  });

  it('keeps each route what it is when others come before it', async () => {
    const folder = await writtenRoutes({rules: 1});
    const table = made(folder, {name: 'routes.js'});
    expect(count(table, /"key":"\/rules"/g)).toBe(3);
  });
});

describe('a part of the table', () => {
  it('holds pages of one area', async () => {
    const folder = await writtenRoutes({rules: 10, lore: 10});
    const part = made(folder, {name: 'routes.js', part: 0});
    expect(part).toContain('/lore/page-009');
    expect(part).not.toContain('"/rules/');
    expect(part).toContain('[[5,[');
    expect(made(folder, {name: 'routes.js', part: 1})).toContain('[[2,[');
  });

  it('names its pages, their chunks, and what their plugin says of them', async () => {
    const folder = await writtenRoutes({rules: 70});
    const part = made(folder, {name: 'routes.js', part: 0});
    expect(part).toContain('"0.0": [() => import(/* webpackChunkName: "');
    expect(part).toMatch(
      /\["\/rules\/page-000\.html",\{"__comp":"[^"]+","content":"0\.\d+"\},\{"exact":true,"sidebar":"all"\}\]/,
    );
    expect(count(part, /\.html"/g)).toBe(64);
  });

  it('holds the pages that the one before it leaves, each under its parent', async () => {
    const folder = await writtenRoutes({rules: 70});
    const part = made(folder, {name: 'routes.js', part: 1});
    expect(count(part, /\.html"/g)).toBe(6);
    expect(part).toContain('"/rules/tags/"');
    expect(part).toMatch(/groups = \[\[2,\[.+\],\[1,\[/);
    expect(part).not.toContain('page-063');
  });

  it('is refused where there is none', async () => {
    const folder = await writtenRoutes({rules: 70});
    expect(() => made(folder, {name: 'routes.js', part: 2})).toThrow(
      'found part 2; expected one of 2.',
    );
  });

  it('is made anew when any of the three files changes', async () => {
    const folder = await writtenRoutes({rules: 1});
    asked.clear();
    made(folder, {name: 'routes.js', part: 0});
    expect([...asked].toSorted()).toEqual(
      ['registry.js', 'routes.js', 'routesChunkNames.json'].map((name) =>
        join(folder, name),
      ),
    );
  });
});

describe('what pages are drawn with in the build', () => {
  it('is all routes at once', async () => {
    const folder = await writtenRoutes({rules: 70});
    const table = made(folder, {name: 'routes.js', isForBrowser: false});
    expect(table).toContain('/rules/page-069.html');
    expect(table).toContain('export const parts = [];');
  });

  it('notes for each page the part that names it, and for the first of an area one that names others', async () => {
    const folder = await writtenRoutes({rules: 70});
    const registry = made(folder, {name: 'registry.js', isForBrowser: false});
    const noted = (path: string): string | undefined =>
      new RegExp(`${path}"\\), ("[^"]+"), require`).exec(registry)?.[1];
    expect(noted('rules/page-063.md')).toBe('"routes-0"');
    expect(noted('rules/page-064.md')).toBe('"routes-1"');
    expect(noted('rules/index.md')).toBe('"routes-0"');
    expect(noted('src/pages/index.tsx')).toBe('"@site/src/pages/index.tsx"');
    expect(noted('@theme/DocItem')).toBe('"@theme/DocItem"');
  });

  it('is the names of all chunks', async () => {
    const folder = await writtenRoutes({rules: 70});
    const asIs = readFileSync(join(folder, 'routesChunkNames.json'), 'utf8');
    expect(
      made(folder, {name: 'routesChunkNames.json', isForBrowser: false}),
    ).toBe(asIs);
  });
});

describe('files that are not as Docusaurus writes them', () => {
  it.each([
    [
      'registry.js',
      'export default {\n  "0a": import("a"),\n};',
      'found the entry "0a": import("a"),; expected a name',
    ],
    [
      'routes.js',
      'const routes = [];',
      'found no "export default"; expected the table of routes.',
    ],
  ])('are refused: %s', async (name, text, error) => {
    const folder = await writtenRoutes({rules: 1});
    writeFileSync(join(folder, name), text);
    expect(() => made(folder, {name: 'routesChunkNames.json'})).toThrow(error);
  });
});
