import {previewLine} from '../../../../../src/features/search/lib/previewLine';
import fc from '../../../../support/properties';

const long =
  'The road begins at the ford. It climbs for three days through pine and scree, then drops to a lake where smoke lies at dawn, and nobody fishes there.';

describe('the line that shows why something was found', () => {
  it('is all of a short text', () => {
    expect(previewLine('Smoke over water.', ['smok'], 60)).toBe(
      'Smoke over water.',
    );
  });

  it('begins at the beginning where nothing matches, and ends with a word', () => {
    expect(previewLine(long, [], 30)).toBe('The road begins at the ford.…');
  });

  it('shows the words that match, with a few before them', () => {
    const line = previewLine(long, ['smok', 'lak'], 60);
    expect(line).toMatch(/^….*lake where smoke.*…$/);
  });

  it('is as long as it may be where the match stands last', () => {
    expect(previewLine(long, ['fish'], 60)).toMatch(/^….{40,}there\.$/);
  });

  it('is never longer than it may be, but for the signs of what is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({unit: 'binary-ascii'})),
        fc.nat(80),
        (words, most) => {
          const line = previewLine(words.join(' '), ['a'], most + 8);
          return line.length <= most + 8 + 2;
        },
      ),
    );
  });
});
