import {useEffect, useEffectEvent} from 'react';

/** Messages of the bundler's client once files have been compiled, with or without faults. */
const COMPILED: ReadonlySet<unknown> = new Set([
  'webpackOk',
  'webpackStillOk',
  'webpackWarnings',
  'webpackErrors',
]);

/** How long to wait in milliseconds: further messages may follow, and the page is drawn first. */
const DELAY = 1000;

/** Calls back when the server has compiled changed files. */
export function useCompiled(onCompiled: () => void): void {
  const onEnd = useEffectEvent(onCompiled);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = ({source, data}: MessageEvent<unknown>): void => {
      const {type} = (data ?? {}) as {readonly type?: unknown};
      if (source === window && COMPILED.has(type)) {
        clearTimeout(timer);
        timer = setTimeout(() => {
          onEnd();
        }, DELAY);
      }
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, []);
}
