import {isGerman} from '../../../shared/lib/languageSigns';
import {english} from './languages/english';
import {german} from './languages/german';
import type {MoonPhase} from './moons';

/** What is said of moons and years in a language, without sentences around it. */
export type CalendarTexts = {
  readonly phases: Readonly<Record<MoonPhase, string>>;
  /** Says on which day a moon is next full or new. */
  readonly full: (day: string) => string;
  readonly dark: (day: string) => string;
  /** Says a year that lies before the first of a reckoning. */
  readonly before: (years: number) => string;
};

/** What is said of moons and years in the language of the build. */
export const calendarTexts = isGerman ? german : english;
