import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useArrivalAtTop} from '../../hooks/useArrivalAtTop';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/**
 * Content below the first screen. After a navigation to the top of a page it is rendered only once
 * that screen is painted; served pages hold it from the start.
 */
export default function DeferredContent({children}: Props): ReactNode {
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
