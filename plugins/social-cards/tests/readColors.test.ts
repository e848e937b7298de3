import {readFileSync} from 'node:fs';
import {readColors} from '../readColors';
import {contentAreas} from '../../../src/site/contentAreas';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const worldTokens = readFileSync('world/tokens.css', 'utf8');

describe('the colors of cards', () => {
  it.each(contentAreas.map(({id}) => id))(
    'are those of the dark theme and of the area %s',
    (area) => {
      const colors = readColors(tokens, worldTokens, area);
      for (const color of Object.values(colors)) {
        expect(color).toMatch(/^#[\da-f]{6}$/);
        expect(tokens).toContain(color);
      }
    },
  );

  it('stop the build if the style sheet has none', () => {
    expect(() => readColors(':root {}', '', 'vale')).toThrow(
      'found no color --world-ground in the dark theme',
    );
  });
});
