import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Spellbook} from '../../hooks/useSpellbook';
import type {SpellEntry} from '../../lib/spells/publish';

export type Props = {
  readonly entry: SpellEntry;
  readonly book: Spellbook;
};

/** Takes a spell or power into the spellbook of the reader, or out. */
export default function Star({entry, book}: Props): ReactNode {
  const {title, anchor} = entry;
  const isIn = book.anchors.has(anchor);
  return (
    <button
      type="button"
      className="spellStar"
      aria-pressed={isIn}
      aria-label={translate(
        {
          id: 'site.spellBrowser.star',
          message: 'In my spellbook: {title}',
          description: 'Button that keeps a spell in the spellbook of a reader',
        },
        {title},
      )}
      onClick={() => {
        book.turn(anchor);
      }}>
      <span aria-hidden="true">{isIn ? '★' : '☆'}</span>
    </button>
  );
}
