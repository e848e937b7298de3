import {createSwitch} from '../../../shared/hooks/createSwitch';

/** Shows or hides the tracker; tells whether it is open. */
export const {set: setTrackerOpen, use: useTrackerOpen} = createSwitch();
