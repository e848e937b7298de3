import {createShared} from '../../../shared/hooks/createShared';

/** Shows or hides the bar of the second screen; tells whether it is shown. */
export const {set: setPresenterOpen, use: usePresenterOpen} =
  createShared(false);
