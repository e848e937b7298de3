import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {AllContent, LoadContext, RouteConfig} from '@docusaurus/types';
import {indexOnDemand, type IndexOnDemand} from '../build/indexOnDemand';
import {pathOnDemand} from '../build/onDemandPath';
import {partName} from '../build/parts';
import searchIndexPlugin, {type Options} from '..';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';

type Made = {
  readonly data: Readonly<Record<string, unknown>>;
  readonly routes: readonly RouteConfig[];
};

function doc(area: string, title: string, more: object = {}): object {
  return {
    source: `@site/docs/${area}/page.md`,
    permalink: `/base/${area}/page.html`,
    title,
    description: 'What Docusaurus made up.',
    frontMatter: {},
    ...more,
  };
}

function getContent(...docs: readonly object[]): object {
  return {loadedVersions: [{docs}]};
}

const options: Options = {
  areas: [{id: 'magic-science', label: 'Magic Science'}],
  questions: 'world/questions/*.csv',
  page: '/search.html',
  synonyms: {},
  rowKinds: {},
  previewed: [],
  campaigns: [],
  placeholder: 'Search',
  places: [],
};

/** Questions of readers, by the path of their file. */
const QUESTIONS = {
  'world/questions/magic.csv':
    'question,to\nhow do I get well,/magic-science/page.html\n',
};

/** Runs the plugin on a site of two pages, one of them locked, and further files. */
async function run(
  docs: readonly object[],
  files: Readonly<Record<string, string>> = {},
  onDemand?: IndexOnDemand,
): Promise<Made> {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  const all = {
    'docs/magic-science/page.md': '---\ntitle: Healing\n---\n\nWounds close.\n',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(siteDir, path)), {recursive: true});
    writeFileSync(join(siteDir, path), text);
  }
  const allContent = {
    'docusaurus-plugin-content-docs': {
      'magic-science': getContent(...docs),
      // It has no file, so opening one would fail.
      reference: getContent(doc('reference', 'Secret')),
    },
    spells: {default: []},
    search: {default: new Map()},
  } as unknown as AllContent;
  const data: Record<string, unknown> = {};
  const routes: RouteConfig[] = [];
  const actions = {
    addRoute: (route: RouteConfig) => routes.push(route),
    createData(name: string, value: unknown) {
      data[name] = value;
      return Promise.resolve(name);
    },
    setGlobalData: () => undefined,
  };
  const plugin = searchIndexPlugin(
    {
      siteDir,
      baseUrl: '/base/',
      siteConfig: {plugins: []},
    } as unknown as LoadContext,
    options,
    onDemand,
  );
  await plugin.contentLoaded?.({content: new Map(), actions});
  await plugin.allContentLoaded?.({allContent, actions});
  return {data, routes};
}

describe('the questions of readers in the index', () => {
  it('are those of its pages', async () => {
    const {data} = await run([doc('magic-science', 'Healing')], QUESTIONS);
    const [record] = data['part-0.json'] as readonly SearchRecord[];
    expect(record?.questions).toEqual(['how do I get well']);
  });

  it('are refused where no page answers', async () => {
    await expect(
      run([doc('magic-science', 'Healing')], {
        'world/questions/magic.csv':
          'question,to\nwho is it,/magic-science/gone.html\n',
      }),
    ).rejects.toThrow(
      'world/questions/magic.csv:2: found the address "/magic-science/gone.html", expected the address of an unlocked page',
    );
  });

  it('are left out where a locked page would answer, which is told', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const {data} = await run([doc('magic-science', 'Healing')], {
      'world/questions/magic.csv':
        'question,to\nwho is it,/reference/page.html\n',
    });
    expect(JSON.stringify(data)).not.toContain('who is it');
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('found questions about reference'),
    );
    warn.mockRestore();
  });

  it('are told where they lead nowhere while authors write, and left out', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const onDemand = indexOnDemand();
    await run(
      [doc('magic-science', 'Healing')],
      {
        'world/questions/magic.csv':
          'question,to\nhow do I get well,/magic-science/page.html\nwhy,/magic-science/gone.html\n',
      },
      onDemand,
    );
    const json = await onDemand.respond(pathOnDemand(partName(0)));
    const [record] = JSON.parse(json ?? '[]') as readonly SearchRecord[];
    expect(record?.questions).toEqual(['how do I get well']);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(
        '[WARNING] world/questions/magic.csv:3: found the address "/magic-science/gone.html"',
      ),
    );
    warn.mockRestore();
  });
});

describe('the index of the site', () => {
  it('holds open pages under addresses without the base path, and reads no file of a locked area', async () => {
    const {data} = await run([doc('magic-science', 'Healing')]);
    expect(data['part-0.json']).toEqual([
      {
        kind: 'page',
        title: 'Healing',
        to: '/magic-science/page.html',
        within: 'Magic Science',
        headings: '',
        text: 'Wounds close.',
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('Secret');
  });

  it('holds the authors’ descriptions of pages, but no drafts or unlisted pages', async () => {
    const frontMatter = {
      description: 'How wounds close.',
      aliases: ['cure', 3],
    };
    const {data} = await run([
      doc('magic-science', 'Healing', {
        frontMatter,
        description: frontMatter.description,
      }),
      doc('magic-science', 'Draft', {draft: true}),
      doc('magic-science', 'Hidden', {unlisted: true}),
    ]);
    const [record, ...others] = data['part-0.json'] as readonly SearchRecord[];
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      aliases: 'cure',
      text: 'How wounds close. Wounds close.',
    });
  });

  it('has a module with the addresses of its parts and the previews', async () => {
    const {data} = await run([doc('magic-science', 'Healing')]);
    expect(data['addresses.js']).toContain('./part-0.json');
    expect(data['previews.json']).toEqual({
      '/magic-science/page.html': ['Healing', 'Magic Science', 'Wounds close.'],
    });
  });

  it('holds no page that is a stub, nor the spells of pages if none of them is open', async () => {
    const {data} = await run([
      doc('magic-science', 'Healing', {
        source: '@site/.locked/docs/magic-science/page.md',
      }),
    ]);
    expect(data['part-0.json']).toBeUndefined();
    expect(data['previews.json']).toEqual({});
    expect(data['locked.json']).toEqual([]);
  });

  it('has a results page', async () => {
    const {routes} = await run([]);
    expect(routes).toEqual([
      expect.objectContaining({path: '/base/search.html', exact: true}),
    ]);
  });

  it('consists of files in the build, named by their content', () => {
    const {configureWebpack} = searchIndexPlugin(
      {
        siteDir: '/site',
        baseUrl: '/',
        siteConfig: {plugins: []},
      } as unknown as LoadContext,
      options,
    );
    const made: unknown = configureWebpack?.({}, false, {} as never, new Map());
    const {module} = made as {
      module: {rules: {test: RegExp; generator: {filename: string}}[]};
    };
    const [rule] = module.rules;
    const folder = '/site/.docusaurus/search/default/';
    expect(
      ['part-0.json', 'part-12.json', 'previews.json', '__plugin.json'].map(
        (name) => rule?.test.test(folder + name),
      ),
    ).toEqual([true, true, true, false]);
    expect(rule?.generator.filename).toContain('[contenthash');
  });
});
