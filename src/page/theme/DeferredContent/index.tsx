import type {ReactNode} from 'react';
import {useDeferral} from '../../client/useDeferral';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/**
 * Content below the first screen. After a navigation to the top of a page, it is rendered only once
 * that screen is painted. Served pages contain it from the start.
 */
export default function DeferredContent({children}: Props): ReactNode {
  return useDeferral() ? <div className={styles.room} /> : children;
}
