import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {readBuilt} from '../../../tests/support/built';

/** Lists the sections of a page that have at least this many lines of files. */
function listSections(page: string, lines: number): readonly string[] {
  return readBuilt(page)
    .split(/(?=<h[1-6]\b)/)
    .filter((section) => section.split('Download these figures').length > lines)
    .map((section) => `${page}: ${section.slice(0, 120)}`);
}

describe('the tables of a page', () => {
  it('offer their files in one line per section', async () => {
    const pages = await Globby('**/*.html', {cwd: 'build'});
    const some = pages.flatMap((page) => listSections(page, 1));
    expect(some.length).toBeGreaterThan(100);
    expect(pages.flatMap((page) => listSections(page, 2))).toEqual([]);
  });

  it('have every row without scripts, although a grid can replace them', () => {
    const file = 'static/character-creation/weapons.csv';
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const [, weapons = ''] = readBuilt(
      'character-handbook/weapon-proficiencies.html',
    ).split('class=table-caption>Weapons<');
    const [table] = weapons.split('</table>');
    expect(table?.match(/<tr\b/g)).toHaveLength(lines.length);
  });
});
