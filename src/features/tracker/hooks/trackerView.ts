import {createShared} from '../../../shared/hooks/createShared';

/** Shows or hides the tracker; tells whether it is open. */
export const {set: setTrackerOpen, use: useTrackerOpen} = createShared(false);
