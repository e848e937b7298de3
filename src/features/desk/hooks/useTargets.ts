import {useNearElements} from '../../../shared/hooks/useNearElements';
import {describeTarget, PIN_TARGETS} from './findTargets';

/** A target, and the position of its pin on the page in pixels. */
export type PlacedTarget = {
  readonly key: string;
  readonly element: Element;
  readonly title: string;
  readonly middle: number;
  readonly start: number;
};

/** Pins of taller elements are at the top, in pixels. */
const HIGH = 40;

/** Returns the targets near the window, updated while readers scroll and the page changes. */
export function useTargets(): readonly PlacedTarget[] {
  const near = useNearElements({
    selector: PIN_TARGETS,
    describe: describeTarget,
  });
  return near.map(({element, described, index, box}) => ({
    key: `${index} ${described.target}`,
    element,
    title: described.title,
    middle: box.top + Math.min(box.height, HIGH) / 2,
    start: box.start,
  }));
}
