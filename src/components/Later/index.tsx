import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useArrivalAtTop} from '../../hooks/useArrivalAtTop';
import styles from './styles.module.css';

export type Props = {readonly children: ReactNode};

/**
 * What lies below the first screen of a page: drawn once that screen is painted, where
 * readers come to its top by a link. It is there at once on the served page, and where
 * readers go to a place on the page.
 */
export default function Later({children}: Props): ReactNode {
  const atTop = useArrivalAtTop();
  const [waits, setWaits] = useState(atTop);
  const isDue = !waits || !atTop;
  useEffect(() => {
    if (isDue) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setWaits(false);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDue]);
  return isDue ? children : <div className={styles.room} />;
}
