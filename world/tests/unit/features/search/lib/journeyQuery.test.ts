// The misspellings here are intended. cspell:ignore harowmere
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPlaces} from '../../../../../../src/features/map/lib/places';
import {
  findCarrier,
  readJourney,
  journeyWords,
} from '../../../../../../src/features/search/lib/journeyQuery';
import {travel} from '../../../../../travel';
import {staticDir} from '../../../../../../tests/support/site';

const places = readPlaces(
  readFileSync(join(staticDir, 'maps/data/places.csv'), 'utf8'),
);

function planned(query: string): readonly string[] | undefined {
  const ends = readJourney(query, places);
  return ends && [ends.from.id, ends.to.id];
}

describe('a journey that readers search for', () => {
  it.each([
    ['harrowmere to toros'],
    ['Harrowmere → Toros'],
    ['from harrowmere to toros'],
    ['how far is it from Harrowmere to Toros'],
    ['plan a journey from harrowmere to toros'],
    ['harrow to toros'],
    ['days from Harrowmere to Toros in winter'],
    ['how long does it take from harrowmere to toros by horse'],
    ['harowmere to toros '],
    ['harrowmere to toros winter'],
    ['Harrowmere to Toros horse'],
  ])('is found in "%s"', (query) => {
    expect(planned(query)).toEqual(['harrowmere', 'toros']);
  });

  it.each([
    ['harrowmere to toros by horse', 'horse'],
    ['harrowmere to toros on foot in winter', 'foot'],
    ['harrowmere to toros with a caravan', 'caravan'],
    ['harrowmere to toros horse', 'horse'],
    ['harrowmere to toros by skyship', 'skyship'],
    ['harrowmere to toros by river boat', 'boat'],
    ['harrowmere to toros', undefined],
    ['a horse from harrowmere to toros', undefined],
  ])('has in "%s" the mode: %s', (query, carrier) => {
    expect(findCarrier(query, travel.travelers)).toBe(carrier);
  });

  it('has the direction in which it is written', () => {
    expect(planned('toros to harrowmere')).toEqual(['toros', 'harrowmere']);
  });

  it.each([
    ['harrowmere'],
    ['how far to toros'],
    ['harrowmere to'],
    ['harrowmere to to'],
    ['harrowmere to nowhere at all'],
    ['harrowmere to harrowmere'],
    ['harrowmere to toros to tollen'],
    ['ha to toros'],
    ['bonus to hit'],
  ])('does not exist in "%s"', (query) => {
    expect(planned(query)).toBeUndefined();
  });

  it('is only looked up if two ends are given', () => {
    expect(journeyWords('tor to har')).toEqual(['tor', 'har']);
    expect(journeyWords('torosia')).toBeUndefined();
  });
});
