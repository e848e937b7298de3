import {characterSheet} from './characterSheet';

/** All forms that readers fill in. */
export const forms = [characterSheet] as const;
