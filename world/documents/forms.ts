import {characterSheet} from './characterSheet';
import {peopleTemplates} from './peopleTemplates';

/** All forms that readers fill in. */
export const forms = [characterSheet, ...peopleTemplates] as const;
