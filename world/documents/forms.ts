import {characterSheet} from './characterSheet';

/** Every document that readers fill in. */
export const forms = [characterSheet] as const;
