import type {ReactNode} from 'react';
import {useAdoptedSheet} from '../../../../shared/hooks/useAdoptedSheet';
import {setTrackerOpen, useTrackerOpen} from '../../hooks/trackerStore';
import css from './tracker.lazy.css';
import TrackerDrawer from './TrackerDrawer';

function closeTracker(): void {
  setTrackerOpen(false);
}

/** The combat tracker, while it is open. */
export default function Tracker(): ReactNode {
  const isOpen = useTrackerOpen();
  useAdoptedSheet(css);
  return isOpen && <TrackerDrawer close={closeTracker} />;
}
