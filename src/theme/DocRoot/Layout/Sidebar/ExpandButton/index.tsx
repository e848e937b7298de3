import {translate} from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import type {ReactNode} from 'react';
import {useFocusWhileThere} from '../../../../../hooks/useFocusWhileThere';
import styles from './styles.module.css';

/** What is left of a sidebar that readers have put away: the button that brings it back. */
export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const label = translate({
    id: 'site.expandButton.label',
    message: 'Expand sidebar',
    description: 'What the button does that brings the sidebar back',
  });
  return (
    <button
      ref={useFocusWhileThere()}
      type="button"
      className={styles.button}
      title={label}
      aria-label={label}
      onClick={toggleSidebar}>
      <IconArrow />
    </button>
  );
}
