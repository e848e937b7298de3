import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {readBuilt} from '../support/built';

/** Returns the styles that a page holds. */
function readStyles(page: string): string {
  return (
    /<style data-file[^>]*>(?<css>[\s\S]*?)<\/style>/.exec(readBuilt(page))
      ?.groups?.['css'] ?? ''
  );
}

describe('the styles of a page', () => {
  const styles = readStyles('index.html');

  it.each([
    ':focus-visible{',
    ':popover-open{',
    ':is(:target,',
    ':is(th,td)',
    '[data-navbar',
    '[data-face',
    '@page',
    '@font-face',
  ])('answer %s, which asks for no class', (part) => {
    expect(styles).toContain(part);
  });

  it('define every color and measure that the site has a name for', () => {
    const declared = readFileSync('src/css/tokens.css', 'utf8').matchAll(
      /^\s+(?<name>--world-[\w-]+):/gm,
    );
    const names = [...declared].map(({groups}) => groups?.['name'] ?? '');
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
  });

  it('are the same on every page, which loads no stylesheet', async () => {
    const pages = await Globby('**/index.html', {cwd: 'build'});
    const others = pages.filter(
      (page) =>
        readBuilt(page).includes('id="__docusaurus"') ||
        readBuilt(page).includes('id=__docusaurus'),
    );
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((page) => readStyles(page) !== styles)).toEqual([]);
  });
});
