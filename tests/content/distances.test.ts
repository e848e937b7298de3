import {columnOf, recordsAt, sheetAt} from '../support/sheets';

const legs = recordsAt('world-info/distances.csv');
const speeds = new Map(
  recordsAt('world-info/travel-speeds.csv').map((way) => [
    way['Way'] ?? '',
    Number(way['Miles a day']),
  ]),
);

const shown = (miles: number) =>
  miles === 0 ? '—' : miles.toLocaleString('en-US');

const [, ...seats] = sheetAt('world-info/almanac/seat-miles.csv').columns;

/** Passages that lead from seat to seat; the others begin or end at a landing. */
const passages = recordsAt('world-info/almanac/sea-passages.csv').flatMap(
  ({Passage = '', Miles}) => {
    const [From = '', To = ''] = Passage.split(' to ');
    return seats.includes(From) && seats.includes(To)
      ? [{From, To, Miles}]
      : [];
  },
);

/** Every leg in both directions. */
const ways = [...legs, ...passages].flatMap(({From = '', To = '', Miles}) => [
  {from: From, to: To, miles: Number(Miles)},
  {from: To, to: From, miles: Number(Miles)},
]);

/** The miles known so far, made shorter by one more leg wherever one helps. */
function oneLegFurther(
  known: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const further = new Map(known);
  for (const {from, to, miles} of ways) {
    const reached = (known.get(from) ?? Infinity) + miles;
    further.set(to, Math.min(reached, further.get(to) ?? Infinity));
  }
  return further;
}

/** The fewest charted miles from one seat to each other, leg after leg. */
function milesFrom(start: string): ReadonlyMap<string, number> {
  return seats.reduce<ReadonlyMap<string, number>>(
    oneLegFurther,
    new Map([[start, 0]]),
  );
}

/** The days that a leg takes by one way of travel, if that way goes there. */
function daysBy(way: string, miles: string, goes: boolean): string {
  return goes
    ? String(Math.ceil(Number(miles) / (speeds.get(way) ?? NaN)))
    : '—';
}

describe('the miles from seat to seat', () => {
  const {rows} = sheetAt('world-info/almanac/seat-miles.csv');

  it('name every seat to which a charted leg leads', () => {
    expect(seats.toSorted()).toEqual(
      [
        ...new Set(legs.flatMap(({From = '', To = ''}) => [From, To])),
      ].toSorted(),
    );
    expect(columnOf('world-info/almanac/seat-miles.csv', 'Seat')).toEqual(
      seats,
    );
  });

  it.each(rows)('are the fewest charted miles from %s', (seat, ...cells) => {
    const miles = milesFrom(seat);
    expect(cells).toEqual(seats.map((to) => shown(miles.get(to) ?? NaN)));
  });
});

describe('the days of each charted leg', () => {
  it.each(recordsAt('world-info/almanac/leg-days.csv'))(
    'follow from miles and speeds: $From to $To',
    (row) => {
      const {Miles = '', By} =
        legs.find(({From, To}) => From === row['From'] && To === row['To']) ??
        {};
      const onLand = By === 'road';
      expect(row).toEqual({
        From: row['From'],
        To: row['To'],
        Miles: shown(Number(Miles)),
        By,
        Foot: daysBy('Foot', Miles, onLand),
        Horse: daysBy('Horse', Miles, onLand),
        Caravan: daysBy('Caravan', Miles, onLand),
        Ship: daysBy('Ship', Miles, !onLand),
        Skyship: daysBy('Skyship', Miles, true),
      });
    },
  );

  it('are told of every leg', () => {
    expect(columnOf('world-info/almanac/leg-days.csv', 'From')).toHaveLength(
      legs.length,
    );
  });
});
