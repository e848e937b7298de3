import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {openRecordStore} from '../../../../src/shared/client/recordStore';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {
  addFighters,
  setTrackerOpen,
  trackerStore,
  useTrackerOpen,
} from '../../client/trackerStore';
import type {Group} from '../../../../src/shared/model/fighter';
import css from './tracker.lazy.css';
import TrackerDrawer from './TrackerDrawer';

let isMounted = false;

function closeTracker(): void {
  setTrackerOpen(false);
}

/** The combat tracker, while it is open. */
function Tracker(): ReactNode {
  const isOpen = useTrackerOpen();
  useAdoptedSheet(css);
  return isOpen && <TrackerDrawer close={closeTracker} />;
}

/** Opens the tracker, mounted once per visit so that it stays across pages. */
export function showTracker(basePath: string): void {
  openRecordStore(trackerStore, basePath);
  if (!isMounted) {
    isMounted = true;
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<Tracker />);
  }
  setTrackerOpen(true);
}

/** Opens the tracker, and adds fighters to the current fight. */
export async function showInTracker(
  basePath: string,
  groups: readonly Group[],
): Promise<void> {
  showTracker(basePath);
  await addFighters(groups);
}
