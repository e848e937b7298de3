/** The loading state of an image; idle until it is needed. */
export type SlideStatus = 'idle' | 'loading' | 'loaded' | 'error';

/** The state of a slide. */
export type SlideState = {
  readonly outcome: 'none' | 'loaded' | 'error';
  /** Number of retries. */
  readonly attempt: number;
  /** Whether the image has been shown long enough to remove its placeholder. */
  readonly settled: boolean;
};

/** An event that changes how a slide is displayed. */
export type SlideEvent =
  | 'load'
  | 'fail'
  | 'retry'
  /** The time of the placeholder is over. */
  | 'settle';

const UNTOUCHED: SlideState = {outcome: 'none', attempt: 0, settled: false};

/** The effect of each event, and the states in which it is valid. */
const steps = {
  load: {after: 'none', outcome: 'loaded'},
  fail: {after: 'none', outcome: 'error'},
  retry: {after: 'error', outcome: 'none'},
  settle: {after: 'loaded', outcome: 'loaded'},
} as const satisfies Readonly<
  Record<SlideEvent, Record<'after' | 'outcome', SlideState['outcome']>>
>;

/** The states of all slides, by index. */
export type Slides = Readonly<Record<number, SlideState>>;

type SlidesEvent = {readonly index: number; readonly event: SlideEvent};

/** Returns the state of a slide. */
export function getSlide(slides: Slides, index: number): SlideState {
  return slides[index] ?? UNTOUCHED;
}

/** The next states after an event; the same object if nothing changes. */
export function nextSlides(
  slides: Slides,
  {index, event}: SlidesEvent,
): Slides {
  const state = getSlide(slides, index);
  const {after, outcome} = steps[event];
  if (state.outcome !== after) {
    return slides;
  }
  const next = {
    outcome,
    attempt: state.attempt + (event === 'retry' ? 1 : 0),
    settled: event === 'settle',
  };
  return {...slides, [index]: next};
}

/**
 * The loading state of a slide. Neighbors of the current image load only after it has loaded or
 * failed.
 *
 * @param shown index of the current slide.
 */
export function getStatus(
  slides: Slides,
  index: number,
  shown: number,
): SlideStatus {
  const {outcome} = getSlide(slides, index);
  if (outcome !== 'none') {
    return outcome;
  }
  const isWanted =
    index === shown || getSlide(slides, shown).outcome !== 'none';
  return isWanted ? 'loading' : 'idle';
}
