import {previewLine} from '../../model/previewLine';
import fc from '../../../../tests/support/properties';

const long =
  'The road begins at the ford. It climbs for three days through pine and scree, then drops to a lake where smoke lies at dawn, and nobody fishes there.';

describe('the excerpt of a result', () => {
  it('is the whole of a short text', () => {
    expect(previewLine('Smoke over water.', ['smok'], 60)).toBe(
      'Smoke over water.',
    );
  });

  it('starts at the beginning if nothing matches, and ends with a whole word', () => {
    expect(previewLine(long, [], 30)).toBe('The road begins at the ford.…');
  });

  it('shows the matching words, with a few before them', () => {
    const line = previewLine(long, ['smok', 'lak'], 60);
    expect(line).toMatch(/^….*lake where smoke.*…$/);
  });

  it('has its full length if the match is at the end', () => {
    expect(previewLine(long, ['fish'], 60)).toMatch(/^….{40,}there\.$/);
  });

  it('never exceeds its length, apart from ellipses', () => {
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
