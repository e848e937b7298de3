import type {ReactNode} from 'react';
import type {ServedSource} from '../../client/servedSource';
import {findHeading} from '../../model/findHeading';
import type {SpellEntry as Entry} from '../../model/publish';
import ServedContent from '../ServedContent';
import SpellFacts from '../SpellFacts';

type Props = {
  /** The records that the author named; the build passes them in. */
  readonly source: ServedSource<readonly Entry[]>;
  /** The level of the heading, from 2; 3 by default. */
  readonly depth?: string;
};

/** One or a few spells or powers in full, within the text of a page. */
export default function SpellEntry({source, depth = '3'}: Props): ReactNode {
  return (
    <ServedContent source={source}>
      {(entries) =>
        entries.map((entry) => (
          <SpellFacts
            key={entry.anchor}
            entry={entry}
            as={findHeading(Number(depth))}
            alone
          />
        ))
      }
    </ServedContent>
  );
}
