import type {ReactNode} from 'react';
import type {ServedSource} from '../../hooks/servedSource';
import {headingAt} from '../../lib/headingAt';
import type {SpellEntry as Entry} from '../../lib/publish';
import ServedContent from '../ServedContent';
import SpellFacts from '../SpellFacts';

export type Props = {
  /** The records that were chosen by name; handed over by the build. */
  readonly source: ServedSource<readonly Entry[]>;
  /** The level of the heading, from 2; 3 where absent. */
  readonly depth?: string;
};

/** One spell or power, or a few, in full, where a page tells of them. */
export default function SpellEntry({source, depth = '3'}: Props): ReactNode {
  return (
    <ServedContent source={source}>
      {(entries) =>
        entries.map((entry) => (
          <SpellFacts
            key={entry.anchor}
            entry={entry}
            as={headingAt(Number(depth))}
            alone
          />
        ))
      }
    </ServedContent>
  );
}
