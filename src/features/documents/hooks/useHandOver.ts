import {useEffect, useRef, type RefObject} from 'react';
import {FILE_WANTED} from '../lib/handOver';

/** Sends a file to another window, or nothing where it cannot be had. */
async function handOver(url: string, target: Window): Promise<void> {
  const {origin} = window.location;
  try {
    const bytes = await (await fetch(url)).arrayBuffer();
    target.postMessage(bytes, origin, [bytes]);
  } catch {
    target.postMessage(null, origin);
  }
}

/**
 * Gives the viewer page in a frame a file that only this page can fetch, when the
 * frame asks for it.
 *
 * @returns what holds the frame.
 */
export function useHandOver(url: string): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const answer = ({source, origin, data}: MessageEvent): void => {
      const target = frame.current?.contentWindow;
      const asked =
        target !== null &&
        target !== undefined &&
        source === target &&
        origin === window.location.origin &&
        data === FILE_WANTED;
      if (asked) {
        void handOver(url, target);
      }
    };
    window.addEventListener('message', answer);
    return () => {
      window.removeEventListener('message', answer);
    };
  }, [url]);
  return frame;
}
