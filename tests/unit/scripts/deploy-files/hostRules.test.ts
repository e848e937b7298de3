import {load} from 'js-yaml';
import {IMMUTABLE} from '../../../../scripts/deploy-files/hosting';
import type {DeployedSite} from '../../../../scripts/deploy-files/site';
import {MAX_REDIRECTS} from '../../../../scripts/deploy-files/writers/cloudflare';
import {policy} from '../../../support/hosts/createSmallSite';
import {
  siteUnderPath,
  site,
  writeHostFiles,
} from '../../../support/hosts/writeHostFiles';

/** Whether a rule of a `_headers` file is meant for a path. */
function isMeant(rule: string, path: string): boolean {
  const [start = '', splat] = rule.split('*');
  return splat === undefined ? path === rule : path.startsWith(start);
}

/** Reads a `_headers` file as both hosts do: all rules that match, what they say of one header joined. */
function getHeaders(text: string, path: string): Record<string, string> {
  const blocks = text
    .replace(/^#.*\n/, '')
    .trim()
    .split(/\n(?=\/)/);
  const pairs = blocks
    .map((block) => block.split('\n  '))
    .filter(([rule = '']) => isMeant(rule, path))
    .flatMap(([, ...lines]) => lines.map((line) => line.split(': ')));
  const found = new Map<string, string>();
  for (const [name = '', value = ''] of pairs) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(found);
}

type Rule = {readonly from: string; readonly to: string; readonly code: number};

function readRules(text: string): readonly Rule[] {
  return text
    .split('\n')
    .filter((line) => !/^#|^$/.test(line))
    .map((line) => {
      const [from = '', to = '', code = '302'] = line.split(' ');
      return {from, to, code: Number(code)};
    });
}

/** Answers as Cloudflare does with html_handling "none": rules without a wildcard, then those with one, then files. */
function askCloudflare(
  text: string,
  files: readonly string[],
  path: string,
): string {
  const rules = readRules(text);
  const exact = rules.find(({from}) => from === path);
  const splat = rules.find(
    ({from}) => from.endsWith('*') && path.startsWith(from.slice(0, -1)),
  );
  const rule = exact ?? splat;
  if (rule !== undefined && rule.code !== 200) {
    return `${rule.code} ${rule.to}`;
  }
  const rest = splat === undefined ? '' : path.slice(splat.from.length - 1);
  const file = rule === undefined ? path : rule.to.replace(':splat', rest);
  return files.includes(file.slice(1)) ? `200 ${file}` : '404 /404.html';
}

describe.each(['netlify', 'cloudflare'])('headers on %s', (name) => {
  const headers = (of: DeployedSite, path: string): Record<string, string> =>
    getHeaders(writeHostFiles(name, of)['_headers'] ?? '', path);

  it.each([
    [site, '/area/a-page.html', undefined],
    [site, '/assets/js/main.0123abcd.js', IMMUTABLE],
    [siteUnderPath, '/atlas/assets/js/main.0123abcd.js', IMMUTABLE],
  ])(
    'say the policy of all files, and once how long a file is kept',
    (of, path, caching) => {
      expect(headers(of, path)).toEqual({
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        ...(caching !== undefined && {'Cache-Control': caching}),
      });
    },
  );

  it('say nothing beside a site that stands below a path', () => {
    expect(headers(siteUnderPath, '/elsewhere/')).toEqual({});
  });

  it('are refused where the host would leave out a line', () => {
    const longest = 2000 - 2 - 'Content-Security-Policy: '.length;
    expect(() =>
      writeHostFiles(name, {...site, policy: 'x'.repeat(longest)}),
    ).not.toThrow();
    expect(() =>
      writeHostFiles(name, {...site, policy: 'x'.repeat(longest + 1)}),
    ).toThrow(
      'found a header of 1999 characters (Content-Security-Policy: xxxxxxxxxxxxxxx…), expected at most 1998',
    );
  });
});

describe('addresses on Cloudflare', () => {
  it.each([
    [site, '/', '200 /index.html'],
    [site, '/area/', '200 /area/index.html'],
    [site, '/area/a-page.html', '200 /area/a-page.html'],
    [site, '/area/a-page', '301 /area/a-page.html'],
    [site, '/area/a-page/', '301 /area/a-page.html'],
    [site, '/area', '301 /area/'],
    [site, '/area/index.html', '301 /area/'],
    [site, '/area/an-old.page.html', '301 /area/a-page.html'],
    [site, '/area/another', '404 /404.html'],
    [siteUnderPath, '/', '302 /atlas/'],
    [siteUnderPath, '/atlas/', '200 /index.html'],
    [siteUnderPath, '/atlas/area/', '200 /area/index.html'],
    [siteUnderPath, '/atlas/area/a-page.html', '200 /area/a-page.html'],
    [siteUnderPath, '/atlas/area', '301 /atlas/area/'],
    [
      siteUnderPath,
      '/atlas/area/an-old.page.html',
      '301 /atlas/area/a-page.html',
    ],
  ])('are answered by the file that they name', (of, path, answer) => {
    const rules = writeHostFiles('cloudflare', of)['_redirects'] ?? '';
    expect(askCloudflare(rules, of.pages, path)).toBe(answer);
  });

  it('keep to what the host reads, the folders first', () => {
    const pages = Array.from(
      {length: 1500},
      (_, index) => `area/page-${index}.html`,
    );
    const rules = readRules(
      writeHostFiles('cloudflare', {
        ...site,
        pages: [...pages, 'z/index.html'],
      })['_redirects'] ?? '',
    );
    expect(rules).toHaveLength(MAX_REDIRECTS);
    expect(rules[0]).toEqual({from: '/z/', to: '/z/index.html', code: 200});
  });

  it('are refused for more folders than the host reads rules', () => {
    const pages = Array.from(
      {length: 2001},
      (_, index) => `area-${index}/index.html`,
    );
    expect(() => writeHostFiles('cloudflare', {...site, pages})).toThrow(
      'found 2001 folders with a page, expected at most 2000',
    );
  });
});

describe('addresses on Netlify', () => {
  const rules = (of: DeployedSite): readonly string[] =>
    (writeHostFiles('netlify', of)['_redirects'] ?? '')
      .split('\n')
      .slice(1, -1);

  it('need no rules at the root, where redirects to another spelling would go in circles', () => {
    const from = '/area/a-page/';
    const moved = [{from, to: '/area/a-page.html'}];
    expect(rules({...site, moved})).toEqual([]);
  });

  it('lead from former addresses, though each has a file, and from below a path to files at the root', () => {
    expect(rules(siteUnderPath)).toEqual([
      '/atlas/area/an-old.page.html /atlas/area/a-page.html 301!',
      '/atlas/* /:splat 200',
      '/ /atlas/ 302',
    ]);
  });
});

describe('the workflow of GitHub Pages', () => {
  it('builds with all of the history, for the address that Pages has', () => {
    type Step = {
      readonly uses?: string;
      readonly run?: string;
      readonly env?: Record<string, string>;
      readonly with?: Record<string, unknown>;
    };
    const text =
      writeHostFiles('github-pages', site)['.github/workflows/deploy.yml'] ??
      '';
    const {jobs} = load(text) as {
      readonly jobs: {readonly deploy: {readonly steps: readonly Step[]}};
    };
    const {steps} = jobs.deploy;
    expect(steps[0]?.with?.['fetch-depth']).toBe(0);
    expect(steps.find(({run}) => run === 'npm run build')?.env).toEqual({
      SITE_URL: '${{ steps.pages.outputs.origin }}',
      SITE_BASE_PATH: '${{ steps.pages.outputs.base_path }}/',
    });
  });
});
