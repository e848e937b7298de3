// The misspellings here are intended. cspell:ignore harowmere
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPlaces} from '../../../map/model/places';
import {
  findCarrier,
  mayNameJourney,
  readJourney,
} from '../../model/journeyQuery';
import {travel} from '../../../../world/travel';
import {staticDir} from '../../../../tests/support/site';

const places = readPlaces(
  readFileSync(join(staticDir, 'maps/data/places.csv'), 'utf8'),
);

function carrierOf(query: string) {
  const journey = readJourney(query, places, travel.travelers);
  return journey && findCarrier(query, journey, travel.travelers);
}

function planned(query: string): readonly string[] | undefined {
  const ends = readJourney(query, places, travel.travelers);
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
    ['ride from Harrowmere to Toros by cart'],
    ['a horse from Harrowmere to Toros'],
    ['from Harrowmere by cart to Toros'],
    ['Harrowmere to Toros in three weeks'],
    ['Harrowmere Toros horse'],
    ['by wagon, Harrowmere Toros'],
    ['distance Harrowmere Toros'],
  ])('is found in "%s"', (query) => {
    expect(planned(query)).toEqual(['harrowmere', 'toros']);
  });

  it.each([
    ['harrowmere to toros by horse', 'horse'],
    ['harrowmere to toros on foot in winter', 'foot'],
    ['harrowmere to toros in winter by horse', 'horse'],
    ['harrowmere to toros with a caravan', 'caravan'],
    ['harrowmere to toros horse', 'horse'],
    ['harrowmere toros horse', 'horse'],
    ['harrowmere to toros by skyship', 'skyship'],
    ['harrowmere to toros by sky ship', 'skyship'],
    ['harrowmere to toros by river boat', 'boat'],
    ['ride from harrowmere to toros', 'horse'],
    ['ride from harrowmere to toros by cart', 'caravan'],
    ['harrowmere to toros by wagon?', 'caravan'],
    ['from harrowmere by cart to toros', 'caravan'],
    ['sail from harrowmere to toros', 'ship'],
    ['a horse from harrowmere to toros', 'horse'],
    ['harrowmere to toros by ships', 'ship'],
    ['harrowmere to toros by oxcart', 'caravan'],
    ['harrowmere to toros by horse and cart', 'caravan'],
    ['harrowmere to toros (cart)', 'caravan'],
    ['harrowmere to toros in a week by cart', 'caravan'],
    ['harrowmere to toros with horses', 'horse'],
    ['harrowmere to brugh mouth wagons', 'caravan'],
    ['harrowmere to toros by cart to trade', 'caravan'],
  ])('has in "%s" the means: %s', (query, by) => {
    expect(carrierOf(query)).toEqual({by});
  });

  it.each([
    'harrowmere to toros',
    'harrowmere to toros by road',
    'harrowmere to toros by night',
    'harrowmere to toros in three weeks',
    'harrowmere to toros with friends',
    'harrowmere to toros with a guide',
    'harrowmere to toros in a week',
    'harrowmere to toros by noon',
    'harrowmere to toros by Emberreap',
    'harrowmere to toros by myself',
    'harrowmere to toros on Iceday',
    'harrowmere to toros by way of Vell',
    'harrowmere to toros via Vell',
    'harrowmere to toros winter',
    'harrowmere to toros, late spring',
    'harrowmere to toros distance in miles',
    'harrowmere to toros with six friends',
    'harrowmere to toros during Gate Days',
    'harrowmere to toros 3 days',
    'harrow to tor',
    'harrowmere to brugh mouth',
  ])('has no means in "%s"', (query) => {
    expect(carrierOf(query)).toBeUndefined();
  });

  it.each([
    ['harrowmere to toros by dragon', 'dragon'],
    ['ride from harrowmere to toros by a magic carpet', 'magic carpet'],
    ['from harrowmere by sledge to toros', 'sledge'],
    ['harrowmere to toros on a mule', 'mule'],
    ['harrowmere to toros on dragonback', 'dragonback'],
    ['harrowmere to toros with a donkey', 'donkey'],
    ['harrowmere to toros in a litter', 'litter'],
    ['harrowmere to toros in a week by sledge', 'sledge'],
    ['harrowmere to toros with mules', 'mules'],
    ['harrowmere to toros with six mules in winter', 'mules'],
    ['harrowmere to toros, by mule', 'mule'],
    ['harrowmere to toros sled', 'sled'],
    ['Harrowmere to Toros (dog sled)', 'dog sled'],
    ['harrowmere to toros sled with dogs', 'sled'],
    ['harrowmere to toros per balloon next week', 'balloon'],
    ['harrowmere to toros by mule to trade', 'mule'],
    ['harrow to tor in sleds', 'sleds'],
    ['ride from harrowmere to toros with oxen', 'oxen'],
  ])('has in "%s" a means that nobody knows: %s', (query, unknown) => {
    expect(carrierOf(query)).toEqual({unknown});
  });

  it('leads to the place whose whole name is written, though another is named like its beginning', () => {
    expect(planned('harrowmere to brugh mouth by cart')).toEqual([
      'harrowmere',
      'brugh-mouth',
    ]);
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
    ['harrowmere toros'],
    ['war horse price'],
    ['horse harrowmere harrowmere'],
  ])('does not exist in "%s"', (query) => {
    expect(planned(query)).toBeUndefined();
  });

  it.each([
    ['tor to har', true],
    ['tor har horse', true],
    ['torosia', false],
    ['tor har', false],
    ['horse', false],
    ['horse one two three four five six seven eight', true],
    ['horse one two three four five six seven eight nine', false],
  ])('may be meant by "%s": %j', (query, isMeant) => {
    expect(mayNameJourney(query, travel.travelers)).toBe(isMeant);
  });
});
