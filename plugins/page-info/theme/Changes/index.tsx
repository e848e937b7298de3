import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PageChange} from '../../model/pageInfo';
import Day from '../Day';

type Props = {
  /** Newest first. */
  readonly changes: readonly PageChange[];
};

/** The changes to a page, collapsed at its foot. */
export default function Changes({changes}: Props): ReactNode {
  return (
    <details data-off-paper>
      <summary>
        <Translate
          id="site.pageFoot.changes"
          description="Fold at the foot of a page that lists its changes">
          Changes to this page
        </Translate>
      </summary>
      <ul>
        {changes.map(({summary, ...day}, index) => (
          <li key={index}>
            <Day {...day} />
            {`: ${summary}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
