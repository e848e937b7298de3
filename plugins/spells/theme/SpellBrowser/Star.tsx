import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Spellbook} from '../../client/useSpellbook';
import type {SpellEntry} from '../../model/publish';

export type Props = {
  readonly entry: SpellEntry;
  /** Whether it is in the reader's spellbook. */
  readonly isIn: boolean;
  readonly turn: Spellbook['turn'];
};

/** Adds a spell or power to the reader's spellbook, or removes it. */
export default function Star({entry, isIn, turn}: Props): ReactNode {
  const {title} = entry;
  return (
    <button
      type="button"
      className="spellStar"
      aria-pressed={isIn}
      aria-label={translate(
        {
          id: 'site.spellBrowser.star',
          message: 'In my spellbook: {title}',
          description: 'Button that adds a spell to the spellbook',
        },
        {title},
      )}
      onClick={() => {
        turn(entry);
      }}>
      <span aria-hidden="true">{isIn ? '★' : '☆'}</span>
    </button>
  );
}
