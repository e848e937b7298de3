import {characterSheet} from './characterSheet';
import {peopleTemplates} from './peopleTemplates';

export const forms = [characterSheet, ...peopleTemplates] as const;
