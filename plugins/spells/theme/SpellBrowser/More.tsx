import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {limits} from '../../../../src/site/limits';

type Props = {
  /** Number of records that are not shown yet. */
  readonly rest: number;
  readonly show: () => void;
};

/** Shows more of the results. */
export default function More({rest, show}: Props): ReactNode {
  const count = Math.min(rest, limits.spellsShown);
  return (
    <p className="spellMore">
      <button type="button" className="button button--secondary" onClick={show}>
        {translate(
          {
            id: 'site.spellBrowser.more',
            message: 'Show {count} more of {rest}',
            description: 'Button below the first spells that were found',
          },
          {count, rest},
        )}
      </button>
    </p>
  );
}
