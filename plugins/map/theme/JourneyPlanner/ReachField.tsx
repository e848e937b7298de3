import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
};

/** The option to show how far travelers can get. */
export default function ReachField({isShown, show}: Props): ReactNode {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isShown}
        onChange={({target}) => {
          show(target.checked);
        }}
      />
      <Translate
        id="site.journeyPlanner.reach"
        description="Label of the choice to show how far readers come from the first place">
        Show how far you get in 1, 3, and 7 days
      </Translate>
    </label>
  );
}
