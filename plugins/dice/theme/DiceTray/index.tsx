import Translate, {translate} from '@docusaurus/Translate';
import {useSyncExternalStore, type ReactNode} from 'react';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {
  focusRollSource,
  forgetRolls,
  lastRolls,
  onRoll,
  type NumberedOutcome,
} from '../../client/rolls';
import OutcomeText from './OutcomeText';
import css from './tray.lazy.css';

/** The symbol of the close button. */
const CROSS = '×';

type RollsProps = {readonly rolls: readonly NumberedOutcome[]};

/** Earlier rolls, collapsed. */
function Earlier({rolls}: RollsProps): ReactNode {
  return (
    <details className="diceTrayEarlier">
      <summary>
        <Translate
          id="site.diceTray.earlier"
          description="Name of the fold with the rolls before the last"
          values={{count: rolls.length}}>
          {'Earlier rolls ({count})'}
        </Translate>
      </summary>
      <ol>
        {rolls.map(({number, outcome}) => (
          <li key={number}>
            <OutcomeText outcome={outcome} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function CloseButton(): ReactNode {
  const label = translate({
    id: 'site.diceTray.close',
    message: 'Clear the dice',
    description:
      'Name of the button that forgets all rolls and closes the tray',
  });
  return (
    <button
      type="button"
      className="clean-btn diceTrayClose"
      aria-label={label}
      title={label}
      onClick={() => {
        forgetRolls();
        focusRollSource();
      }}>
      <span aria-hidden="true">{CROSS}</span>
    </button>
  );
}

/** Adopts the styles while the tray is open. */
function Styles(): null {
  useAdoptedSheet(css);
  return null;
}

/** The dice tray at the bottom of the page, which also announces each roll to screen readers. */
export default function DiceTray(): ReactNode {
  const rolls = useSyncExternalStore(onRoll, lastRolls, lastRolls);
  const [last, ...earlier] = rolls;
  return (
    <aside
      className="diceTray"
      hidden={last === undefined}
      aria-label={translate({
        id: 'site.diceTray.name',
        message: 'Dice',
        description: 'Name of the tray that shows the rolls of readers',
      })}>
      {last !== undefined && <Styles />}
      <div className="diceTrayLast" role="status">
        {last !== undefined && (
          // Recreated for each roll, so that screen readers also announce a repeated result.
          <p key={last.number}>
            <OutcomeText outcome={last.outcome} />
          </p>
        )}
      </div>
      {last !== undefined && <CloseButton />}
      {earlier.length > 0 && <Earlier rolls={earlier} />}
    </aside>
  );
}
