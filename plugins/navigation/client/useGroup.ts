import {useEffect, useRef, type RefObject} from 'react';

/**
 * Opens a group of the sidebar whenever readers navigate to one of its pages. On the first page the
 * group stays unchanged, because readers may have closed it before hydration.
 */
export function useGroup(
  isActive: boolean,
  path: string,
): RefObject<HTMLDetailsElement | null> {
  const group = useRef<HTMLDetailsElement>(null);
  const seen = useRef(path);
  useEffect(() => {
    if (seen.current !== path) {
      seen.current = path;
      if (isActive && group.current) {
        group.current.open = true;
      }
    }
  }, [isActive, path]);
  return group;
}
