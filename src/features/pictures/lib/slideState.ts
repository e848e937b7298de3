/** How far a picture of a lightbox has come; idle is one that nobody has asked for yet. */
export type SlideStatus = 'idle' | 'loading' | 'loaded' | 'error';

/** What became of a picture so far. */
export type SlideState = {
  readonly outcome: 'none' | 'loaded' | 'error';
  /** How often readers have asked for it again. */
  readonly attempt: number;
  /** Whether the picture has been shown long enough to remove its placeholder. */
  readonly settled: boolean;
};

export type SlideEvent =
  | 'load'
  | 'fail'
  | 'retry'
  /** The time that the placeholder stays is over. */
  | 'settle';

const UNTOUCHED: SlideState = {outcome: 'none', attempt: 0, settled: false};

/** What each event changes, and after which outcome it means anything. */
const steps = {
  load: {after: 'none', outcome: 'loaded'},
  fail: {after: 'none', outcome: 'error'},
  retry: {after: 'error', outcome: 'none'},
  settle: {after: 'loaded', outcome: 'loaded'},
} as const satisfies Readonly<
  Record<SlideEvent, Record<'after' | 'outcome', SlideState['outcome']>>
>;

/** The states of all slides, by their place in the row. */
export type Slides = Readonly<Record<number, SlideState>>;

export type SlidesEvent = {readonly index: number; readonly event: SlideEvent};

/** The state of one slide among all. */
export function slideAt(slides: Slides, index: number): SlideState {
  return slides[index] ?? UNTOUCHED;
}

/** Decides the states of all slides after something happened to one; the same where it means nothing. */
export function nextSlides(
  slides: Slides,
  {index, event}: SlidesEvent,
): Slides {
  const state = slideAt(slides, index);
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
 * How far the picture of a slide has come. One beside the picture that readers look at
 * is fetched only when that one is there, or cannot be had.
 *
 * @param shown place of the slide that readers look at.
 */
export function getStatus(
  slides: Slides,
  index: number,
  shown: number,
): SlideStatus {
  const {outcome} = slideAt(slides, index);
  if (outcome !== 'none') {
    return outcome;
  }
  const isWanted = index === shown || slideAt(slides, shown).outcome !== 'none';
  return isWanted ? 'loading' : 'idle';
}
