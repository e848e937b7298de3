import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {GridOnDemand} from '../../client/useGridOnDemand';
import styles from './styles.module.css';

type Props = Pick<GridOnDemand<unknown>, 'state' | 'turn'>;

/** The loading state of the grid, or its error. */
function Status({state}: Pick<Props, 'state'>): ReactNode {
  if (state === 'fetching') {
    return (
      <Translate
        id="site.dataGrid.fetching"
        description="Shown beside a pressed button while its content loads">
        Loading…
      </Translate>
    );
  }
  return (
    state === 'failed' && (
      <Translate
        id="site.dataGrid.failed"
        description="Shown beside a pressed button if its content did not load">
        Sorting and filtering did not load. Try again in a moment.
      </Translate>
    )
  );
}

/** The button that switches between a table and its grid. */
export default function GridSwitch({state, turn}: Props): ReactNode {
  return (
    <p className={styles.tools} data-off-paper>
      <button
        type="button"
        className="button button--secondary"
        disabled={state === 'fetching'}
        onClick={turn}>
        {state === 'shown' ? (
          <Translate
            id="site.dataGrid.putAway"
            description="Button that shows a table again in the place of a grid">
            Back to the table
          </Translate>
        ) : (
          <Translate
            id="site.dataGrid.ask"
            description="Button that shows a grid in the place of a table">
            Sort and filter
          </Translate>
        )}
      </button>{' '}
      <span role="status">
        <Status state={state} />
      </span>
    </p>
  );
}
