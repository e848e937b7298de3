import type {ReactNode} from 'react';
import {useArea} from '../../client/useArea';
import {isIconName} from '../../../../src/site/icons';
import Icon from '../../../../src/shared/theme/Icon';
import styles from './styles.module.css';

type Props = {
  /** The icon from the page's front matter. */
  readonly name?: unknown;
};

/** The icon of a page, or else of its area, in the color of the area. */
export default function AreaIcon({name}: Props): ReactNode {
  const area = useArea();
  const shown = isIconName(name) ? name : area?.icon;
  return shown && <Icon name={shown} className={styles.icon} />;
}
