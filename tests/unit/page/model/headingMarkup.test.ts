import {
  parseHeading,
  type HeadingPiece,
} from '../../../../src/page/model/headingMarkup';
import fc from '../../../support/properties';

function getText(pieces: readonly HeadingPiece[]): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : getText(piece.pieces)))
    .join('');
}

/** Lists the names of all tags at any depth. */
function listTags(pieces: readonly HeadingPiece[]): readonly string[] {
  return pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece.tag, ...listTags(piece.pieces)],
  );
}

describe('a heading in the table of contents', () => {
  it.each<[string, readonly HeadingPiece[]]>([
    ['Mail', ['Mail']],
    [
      'Armor &amp; <code>DEF</code>',
      ['Armor & ', {tag: 'code', pieces: ['DEF']}],
    ],
    [
      '<em>The <strong>Ninth</strong></em> House',
      [
        {tag: 'em', pieces: ['The ', {tag: 'strong', pieces: ['Ninth']}]},
        ' House',
      ],
    ],
    ['&lt;Spoiler&gt; &quot;&#39;', ['<Spoiler> "\'']],
    ['&constructor; &nbsp;', ['&constructor; &nbsp;']],
  ])('%j is parsed to data', (markup, pieces) => {
    expect(parseHeading(markup)).toEqual(pieces);
  });

  it('holds only known tags and text, whatever was written', () => {
    const part = fc.constantFrom('<', '>', 'em', '/', 'code', ' a=', '&', 'x');
    fc.assert(
      fc.property(
        fc.array(fc.oneof(part, fc.string())).map((all) => all.join('')),
        (markup) => {
          const pieces = parseHeading(markup);
          expect(listTags(pieces).join(' ')).toMatch(
            /^(?:(?:code|em)(?: |$))*$/,
          );
          expect(getText(pieces).length).toBeLessThanOrEqual(markup.length);
        },
      ),
    );
  });
});
