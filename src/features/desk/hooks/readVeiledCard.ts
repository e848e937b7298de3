import {
  findReached,
  isLater,
  type Progress,
} from '../../played-up-to/lib/progress';
import {findRoot} from '../../../shared/hooks/pageContent';
import {readSessionMark} from '../../../shared/lib/sessionMark';
import {readTarget} from '../lib/target';
import {findElement, readTargetTitle} from './findTargets';
import {readCard, type Card} from './readCard';

const MARKED = '[data-session]';

/** A card with its title, the session after which it comes, or nothing if the page lacks its target. */
export type ReadCard =
  | {
      readonly card: Card;
      /** What the page calls it now; undefined if that is not known. */
      readonly title: string | undefined;
    }
  | {readonly reached: number}
  | undefined;

function findMark(element: Element | null | undefined): string | undefined {
  return element?.closest<HTMLElement>(MARKED)?.dataset['session'];
}

/** Finds the session that the group has reached, if a target comes after it. */
function findReachedBefore(
  page: Document,
  target: string,
  progress: Progress,
): number | undefined {
  const root = findRoot(page);
  const mark = findMark(root && findElement(root, readTarget(target)));
  const place = readSessionMark(mark ?? '');
  return place !== undefined && isLater(mark, progress)
    ? findReached(place.campaign, progress)
    : undefined;
}

/** Returns the page without what comes later; the page itself if it has nothing of this. */
function leaveOutLater(page: Document, progress: Progress): Document {
  const isVeiled = (element: Element): boolean =>
    isLater(findMark(element), progress);
  if (![...page.querySelectorAll(MARKED)].some(isVeiled)) {
    return page;
  }
  const copy = page.cloneNode(true) as Document;
  for (const element of [...copy.querySelectorAll(MARKED)].filter(isVeiled)) {
    element.remove();
  }
  return copy;
}

/** Reads the card of a target from a page, without what comes after what a group has played. */
export function readVeiledCard(
  page: Document,
  target: string,
  progress: Progress,
): ReadCard {
  const reached = findReachedBefore(page, target, progress);
  if (reached !== undefined) {
    return {reached};
  }
  const card = readCard(leaveOutLater(page, progress), target);
  return card && {card, title: readTargetTitle(page, target)};
}
