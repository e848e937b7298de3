import {useEffect, useEffectEvent} from 'react';

/** Runs a callback each time the browser is online again. */
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
