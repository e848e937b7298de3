// The misspellings here are intended. cspell:ignore emberreep
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatDate} from '../../../calendar/model/calendar';
import {dateWithFeast, describeMoons} from '../../../calendar/model/sayDay';
import {readDay} from '../../model/dayQuery';
import {parseSheet} from '../../../../src/shared/model/csv';
import {staticDir} from '../../../../tests/support/site';

const read = parseSheet(
  readFileSync(join(staticDir, 'divine-houses/feast-days.csv'), 'utf8'),
);
const feasts = read.ok ? read.sheet : {columns: [], rows: []};
const days = {today: {year: 1127, month: 4, day: 1}, feasts};

function readAndFormat(query: string): string | undefined {
  const date = readDay(query, days);
  return date && formatDate(date);
}

describe('a day that readers search for', () => {
  it.each([
    'today',
    'date',
    'moon',
    'both moons',
    'day and moon',
    'what day is it today',
    'what’s the date',
    'Cinder',
    'next full moon',
  ])('is today in "%s"', (query) => {
    expect(readAndFormat(query)).toBe('1 Highwind 1127 YS');
  });

  it.each([
    ['12 Emberreap', '12 Emberreap 1127 YS'],
    ['12th of emberreap', '12 Emberreap 1127 YS'],
    ['Emberreap 12', '12 Emberreap 1127 YS'],
    ['12 ember', '12 Emberreap 1127 YS'],
    ['12 emberreep', '12 Emberreap 1127 YS'],
    ['12 Emberreap 1130', '12 Emberreap 1130 YS'],
    ['12 Emberreap 1130 YS', '12 Emberreap 1130 YS'],
    ['45 Rimewane -3', '45 Rimewane −3 YS'],
    ['gate day 6 1128', '6 Gate Day 1128 YS'],
  ])('is %s', (query, date) => {
    expect(readAndFormat(query)).toBe(date);
  });

  it.each([
    ['in three weeks', '28 Highwind 1127 YS'],
    ['In a week', '10 Highwind 1127 YS'],
    ['what day is it in 10 days', '11 Highwind 1127 YS'],
    ['10 days ago', '36 Stormrise 1127 YS'],
    ['two weeks from now', '19 Highwind 1127 YS'],
    ['tomorrow', '2 Highwind 1127 YS'],
    ['the date yesterday', '45 Stormrise 1127 YS'],
    ['in two months', '1 Emberreap 1127 YS'],
    ['five months later', '1 Rimewane 1128 YS'],
    ['4 months ago', '1 Deepsoil 1126 YS'],
    ['in a year', '1 Highwind 1128 YS'],
  ])('lies as far from today as "%s" says', (query, date) => {
    expect(readAndFormat(query)).toBe(date);
  });

  it('counts months from the closing days as from the last month', () => {
    const closing = {today: {year: 1127, month: 9, day: 5}, feasts};
    expect(readDay('in a month', closing)).toEqual({
      year: 1128,
      month: 1,
      day: 5,
    });
  });

  it.each([
    ['wrong faces', '13 Highwind 1127 YS'],
    ['when is the Long Table', '33 Emberreap 1127 YS'],
    ['feast of Lamps on Water', '5 Gate Day 1127 YS'],
  ])('is that of a feast in "%s"', (query, date) => {
    expect(readAndFormat(query)).toBe(date);
  });

  it.each([
    '46 Emberreap',
    '0 Emberreap',
    'gate day 6 1127',
    '12 emb',
    '12 goblins',
    'Emberreap',
    'Emberreap 1127',
    'moon priest',
    'the new',
    '2d6',
    'three weeks',
    'in some weeks',
    'in three winters',
    'weeks ago',
    'long',
    '',
  ])('does not exist in "%s"', (query) => {
    expect(readAndFormat(query)).toBeUndefined();
  });
});

describe('the answer about a day', () => {
  it('is its date with weekday and feast, and the phases of both moons', () => {
    const faces = {year: 1127, month: 4, day: 13};
    expect(dateWithFeast(faces, feasts)).toBe(
      '13 Highwind 1127 YS, Airday, Wrong Faces',
    );
    expect(dateWithFeast(days.today, feasts)).toBe(
      '1 Highwind 1127 YS, Iceday',
    );
    expect(describeMoons(days.today)).toMatch(
      /^Lanthe new, full 23 Highwind, new 1 Hazefall; Cinder \S.*, (?:full|new) \d/,
    );
  });

  it('has no weekday on the days outside the week', () => {
    expect(dateWithFeast({year: 1127, month: 9, day: 5}, feasts)).toBe(
      '5 Gate Day 1127 YS, Lamps on Water',
    );
  });
});
