import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly open?: boolean;
  /** Called when readers open or close it. */
  readonly onOpen?: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** The collapsible section of the planner. */
export default function PlannerDrawer({
  open = false,
  onOpen,
  children,
}: Props): ReactNode {
  return (
    <details
      data-live
      className={styles.drawer}
      open={open}
      onToggle={({currentTarget}) => onOpen?.(currentTarget.open)}>
      <summary>
        <Translate
          id="site.worldMap.planner"
          description="Opens the journey planner below the map">
          Plan a journey on this map
        </Translate>
      </summary>
      {children}
    </details>
  );
}
