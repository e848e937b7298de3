import {useEffect, type ReactNode} from 'react';
import {useProgress} from '../../client/progressStore';
import {applyVeil} from '../../client/startVeil';
import {followPage} from '../../client/veilPage';

export {default as Choices} from './Choices';

/** Hides later sessions on all pages. */
export default function PlayedUpTo(): ReactNode {
  const progress = useProgress();
  useEffect(() => {
    applyVeil();
    return Object.keys(progress).length === 0
      ? undefined
      : followPage(progress);
  }, [progress]);
  return null;
}
