import {distance} from 'fastest-levenshtein';
import {listFeasts} from './almanac';
import {
  addDays,
  countMonthDays,
  era,
  monthCount,
  monthNames,
  weekdayNames,
  type WorldDate,
} from './calendar';
import {moonCycles} from './moons';
import type {Sheet} from '../../../src/shared/model/csv';
import {countTypos, getWords} from '../../search/model/words';

/** The data for parsing dates. */
export type KnownDays = {readonly today: WorldDate; readonly feasts: Sheet};

/** Words for today, and words that may appear with them. */
const TODAY = new Set([
  'today',
  'todays',
  'tonight',
  'date',
  'day',
  'moon',
  'moons',
  ...moonCycles.map(({name}) => name.toLowerCase()),
]);
const BESIDE = new Set(
  'a and are both current does full how in is it look new next now of phase phases sky the two what whats which'.split(
    ' ',
  ),
);

/** Filler words between a day, its month, and its year. */
const BETWEEN = ['the', 'of', era.sign.toLowerCase()];

/** Words that may precede the name of a feast. */
const BEFORE_FEAST = /^(?:when|is|the|date|day|feast|of|\s)+\b/i;

/** Matches a distance from today: "in three weeks", "10 days ago", "a month from now". */
const DISTANCE =
  /^(?=in\s|.+(?:ago|earlier|later|hence|now|today)$)(?:in\s+)?(?<count>\d{1,4}|[a-z]+)\s+(?<unit>day|week|month|year)s?(?:\s+(?:(?<isBefore>ago|earlier)|later|hence|from (?:now|today)))?$/i;

/** Words that may precede a distance from today. */
const BEFORE_DISTANCE =
  /^(?:(?:what|which|the|day|date|is|it|will|be|was|moons?)\s+)+/i;

/** Words for numbers; the index is the number. */
const COUNTS =
  'no one two three four five six seven eight nine ten eleven twelve'.split(
    ' ',
  );

const NUMBER = /^(?<number>[-−]?\d{1,4})(?:st|nd|rd|th|\.)?$/;

/** Minimum number of letters that identify a month. */
const TELLING = 4;

function plain(text: string): string {
  return text.replaceAll(/['’]/g, '').trim().toLowerCase();
}

function isToday(query: string): boolean {
  const words = getWords(plain(query));
  return (
    words.some((word) => TODAY.has(word)) &&
    words.every((word) => TODAY.has(word) || BESIDE.has(word))
  );
}

/** Returns the number of a month by its name, a prefix of it, or a misspelling. */
function monthNamed(text: string): number {
  const wanted = plain(text);
  if (wanted.length < TELLING) {
    return 0;
  }
  const names = monthNames.map(plain);
  const begun = names.findIndex((name) => name.startsWith(wanted));
  const close = names.findIndex(
    (name) => distance(name, wanted) <= countTypos(wanted),
  );
  return (begun < 0 ? close : begun) + 1;
}

function readNumber(word: string): number | undefined {
  const number = NUMBER.exec(word)?.groups?.['number'];
  return number === undefined ? undefined : Number(number.replace('−', '-'));
}

function exists({year, month, day}: WorldDate): boolean {
  return month > 0 && day > 0 && day <= countMonthDays(year, month);
}

/** Parses a day with its month, in either order, and an optional year. */
function writtenDay(query: string, today: WorldDate): WorldDate | undefined {
  const words = plain(query)
    .split(/[\s,]+/)
    .filter((word) => !BETWEEN.includes(word));
  const isNumber = (word: string): boolean => readNumber(word) !== undefined;
  const [day, year = today.year, ...more] = words
    .filter(isNumber)
    .map(readNumber);
  const name = words.filter((word) => !isNumber(word)).join(' ');
  if (day === undefined || more.length > 0) {
    return undefined;
  }
  const date = {day, month: monthNamed(name), year};
  return exists(date) ? date : undefined;
}

/** Returns the date some months later, or the last day of its month. */
function addMonths({year, month, day}: WorldDate, count: number): WorldDate {
  const months = year * monthCount + Math.min(month, monthCount) - 1 + count;
  const later = {
    year: Math.floor(months / monthCount),
    month: (((months % monthCount) + monthCount) % monthCount) + 1,
  };
  const last = countMonthDays(later.year, later.month);
  return {...later, day: Math.min(day, last)};
}

/** Adds a number of units to a date. */
const ADD = {
  day: addDays,
  week: (date, count) => addDays(date, count * weekdayNames.length),
  month: addMonths,
  year: (date, count) => addMonths(date, count * monthCount),
} satisfies Readonly<
  Record<string, (date: WorldDate, count: number) => WorldDate>
>;

function readCount(word: string): number {
  const count = /^an?$/.test(word) ? 1 : COUNTS.indexOf(word);
  return count > 0 ? count : Number(word);
}

/** Parses a distance from today. */
function distantDay(query: string, today: WorldDate): WorldDate | undefined {
  const written = plain(query)
    .replace(BEFORE_DISTANCE, '')
    .replace(/tomorrow$/, 'in 1 day')
    .replace(/yesterday$/, '1 day ago');
  const groups = DISTANCE.exec(written)?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const {count = '', unit, isBefore} = groups;
  const number = readCount(count);
  return Number.isNaN(number)
    ? undefined
    : ADD[unit as keyof typeof ADD](today, isBefore ? -number : number);
}

/** Returns the date of a feast in the current year. */
function feastDay(
  query: string,
  {today, feasts}: KnownDays,
): WorldDate | undefined {
  const wanted = plain(query.trim().replace(BEFORE_FEAST, ''));
  return listFeasts(today.year, feasts).find(({feast}) => {
    const name = plain(feast ?? '');
    return [name, name.replace(/^the /, '')].includes(wanted);
  })?.date;
}

/** Whether a query may be for a date, before the data for parsing it is loaded. */
export function mayNameDay(query: string): boolean {
  return query.trim().length >= TELLING;
}

/** Parses a query for today, a distance from it, a day of a month, or a feast; undefined otherwise. */
export function readDay(query: string, days: KnownDays): WorldDate | undefined {
  const {today} = days;
  return isToday(query)
    ? today
    : (distantDay(query, today) ??
        writtenDay(query, today) ??
        feastDay(query, days));
}
