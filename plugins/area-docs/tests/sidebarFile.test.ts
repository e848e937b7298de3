import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {keepKnown, readSidebars} from '../sidebarFile';
import {temporarySite} from '../../../tests/support/temporarySite';

const declared = (...pages: readonly string[]): string =>
  [
    'export default {',
    "  'prime-almanac': [",
    ...pages.map((page) => `    '${page}',`),
    '  ],',
    "  reference: ['index'],",
    '};',
    '',
  ].join('\n');

const site = (...pages: readonly string[]): string =>
  temporarySite({
    'docs/prime-almanac/central.md': '---\ntitle: Central\n---\n',
    'docs/prime-almanac/maps/index.mdx': '---\ntitle: Maps\n---\n',
    'sidebars.ts': declared(...pages),
  });

describe('the declared order of pages while it is edited', () => {
  it('is read in its present state', async () => {
    const siteDir = site('central');
    expect(await readSidebars(siteDir)).toMatchObject({
      'prime-almanac': ['central'],
    });
    writeFileSync(join(siteDir, 'sidebars.ts'), declared('maps/index'));
    expect(await readSidebars(siteDir)).toMatchObject({
      'prime-almanac': ['maps/index'],
    });
  });

  it('shows the existing pages meanwhile', () => {
    expect(
      keepKnown(['a', 'b', {page: 'c', children: ['a', 'd']}], new Set(['a'])),
    ).toEqual(['a', {page: 'c', children: ['a']}]);
  });
});
