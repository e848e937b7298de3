import {useEffect, useRef} from 'react';

/**
 * Aligns the slider with the window when its width changes, such as when a phone is turned.
 *
 * @param width the width of the window, in pixels.
 * @param align moves the slider to the current image without an animation.
 */
export function useAlignment(width: number, align: () => void): void {
  const aligned = useRef(width);
  useEffect(() => {
    if (aligned.current !== width) {
      aligned.current = width;
      align();
    }
  });
}
