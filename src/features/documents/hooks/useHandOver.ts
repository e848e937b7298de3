import {useEffect, useRef, type RefObject} from 'react';
import {FILE_WANTED} from '../lib/handOver';

/** Sends a file to another window, or null if it is unavailable. */
async function sendFile(url: string, target: Window): Promise<void> {
  const {origin} = window.location;
  try {
    const bytes = await (await fetch(url)).arrayBuffer();
    target.postMessage(bytes, origin, [bytes]);
  } catch {
    target.postMessage(null, origin);
  }
}

/**
 * Provides the viewer page in a frame with a file that only this page can fetch.
 *
 * @returns a ref for the frame.
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
        void sendFile(url, target);
      }
    };
    window.addEventListener('message', answer);
    return () => {
      window.removeEventListener('message', answer);
    };
  }, [url]);
  return frame;
}
