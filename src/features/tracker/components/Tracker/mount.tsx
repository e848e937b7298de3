import {createRoot} from 'react-dom/client';
import {openRecordStore} from '../../../../shared/hooks/recordStore';
import {
  addFighters,
  trackerStore,
  setTrackerOpen,
} from '../../hooks/trackerStore';
import type {Group} from '../../lib/fighter';
import Tracker from '.';

let isMounted = false;

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
