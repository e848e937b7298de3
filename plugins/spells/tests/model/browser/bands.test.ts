import {durationBand, rangeBand} from '../../../model/browser/bands';
import {durationS, parseDuration} from '../../../model/duration';
import {parseRange, rangeFt} from '../../../model/range';
describe('the bands of measures', () => {
  it.each([
    ['Self', 'self'],
    ['Touch', 'touch'],
    ['60 feet', 'near'],
    ['61 feet', 'far'],
    ['100 yards', 'far'],
    ['101 yards', 'beyond'],
    ['Sight', 'beyond'],
    ['Same plane', 'beyond'],
  ])('a range of %s is %s', (text, band) => {
    const range = parseRange(text);
    expect(rangeBand(range, range && rangeFt(range, 1))).toBe(band);
  });

  it.each([
    [1, 'near'],
    [3, 'far'],
    [11, 'beyond'],
  ])('10 yards/level at level %i is %s', (level, band) => {
    const range = parseRange('10 yards/level');
    expect(rangeBand(range, range && rangeFt(range, level))).toBe(band);
  });

  it.each([
    ['Instant', 'instant'],
    ['10 rounds', 'minute'],
    ['11 rounds', 'hour'],
    ['60 minutes', 'hour'],
    ['24 hours', 'day'],
    ['2 days', 'longer'],
    ['Permanent', 'event'],
    ['Until dawn', 'event'],
    ['Concentration', 'concentration'],
    ['Concentration, up to 1 minute/level', 'concentration'],
  ])('a duration of %s is %s', (text, band) => {
    const duration = parseDuration(text);
    expect(durationBand(duration, duration && durationS(duration, 1))).toBe(
      band,
    );
  });
});
