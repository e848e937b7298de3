import {useEffect, useEffectEvent} from 'react';

/** Calls back each time the browser is connected again. */
export function useWhenOnline(onOnline: () => void): void {
  const call = useEffectEvent(onOnline);
  useEffect(() => {
    const listen = (): void => {
      call();
    };
    window.addEventListener('online', listen);
    return () => {
      window.removeEventListener('online', listen);
    };
  }, []);
}
