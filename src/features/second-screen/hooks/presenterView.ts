import {createSwitch} from '../../../shared/hooks/createSwitch';

/** Shows or hides the bar of the second screen; tells whether it is shown. */
export const {set: setPresenterOpen, use: usePresenterOpen} = createSwitch();
