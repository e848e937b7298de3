import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {readBuilt} from '../../../tests/support/built';

/** How many lines of files of tables a page has. */
function countLines(page: string): number {
  return readBuilt(page).split('page’s tables (CSV):').length - 1;
}

describe('the tables of a page', () => {
  it('offer their files in one line a page', async () => {
    const pages = await Globby('**/*.html', {cwd: 'build'});
    const counts = pages.map((page) => ({page, lines: countLines(page)}));
    expect(counts.filter(({lines}) => lines === 1).length).toBeGreaterThan(50);
    expect(counts.filter(({lines}) => lines > 1)).toEqual([]);
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
