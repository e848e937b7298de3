import {
  nextSlides,
  getSlide,
  getStatus,
  type SlideEvent,
  type Slides,
} from '../../../../../src/features/pictures/lib/slideState';

/** Returns the state of the middle one of three slides after some events. */
function after(...events: readonly SlideEvent[]): Slides {
  return events.reduce<Slides>(
    (slides, event) => nextSlides(slides, {index: 1, event}),
    {},
  );
}

describe('the states of a slide', () => {
  it.each<[readonly SlideEvent[], string]>([
    [[], 'loading'],
    [['load'], 'loaded'],
    [['fail'], 'error'],
    [['fail', 'retry'], 'loading'],
    [['fail', 'retry', 'load'], 'loaded'],
    [['fail', 'retry', 'fail'], 'error'],
    [['load', 'fail'], 'loaded'],
    [['fail', 'load'], 'error'],
    [['retry'], 'loading'],
    [['load', 'retry'], 'loaded'],
  ])('after %j is %s', (events, status) => {
    expect(getStatus(after(...events), 1, 1)).toBe(status);
  });

  it('is idle beside a picture that is still loading, and loads when that is loaded or failed', () => {
    expect(getStatus({}, 2, 1)).toBe('idle');
    expect(getStatus(after('load'), 2, 1)).toBe('loading');
    expect(getStatus(after('fail'), 2, 1)).toBe('loading');
    expect(getStatus(after('fail', 'retry'), 2, 1)).toBe('idle');
  });

  it('counts its retries', () => {
    expect(getSlide(after('fail', 'retry', 'fail', 'retry'), 1).attempt).toBe(
      2,
    );
  });

  it('drops its placeholder once the picture has been shown for a while, and not before', () => {
    expect(getSlide(after('settle'), 1).settled).toBe(false);
    expect(getSlide(after('load'), 1).settled).toBe(false);
    expect(getSlide(after('load', 'settle'), 1).settled).toBe(true);
    expect(getSlide(after('fail', 'settle'), 1).settled).toBe(false);
  });

  it('leaves other slides alone, and changes nothing without need', () => {
    const slides = after('load');
    expect(nextSlides(slides, {index: 1, event: 'load'})).toBe(slides);
    expect(getSlide(nextSlides(slides, {index: 2, event: 'fail'}), 1)).toBe(
      getSlide(slides, 1),
    );
  });
});
