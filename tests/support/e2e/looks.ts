/** The attribute of the texts whose contrast is checked for all that look the same. */
export const LOOK = 'data-look';

/** Which texts to mark, and with which attribute. */
type Marking = {
  /** The part of the page to check, as a selector. */
  readonly within: string;
  /** Parts of it to skip because they are not the site's own. */
  readonly apart: string | undefined;
  readonly mark: string;
};

/**
 * Marks three of all texts with the same color, size, weight, background and visibility. It runs in
 * the page, so it must not refer to anything outside.
 */
export function markLooks({within, apart, mark}: Marking): void {
  const numbers = new Map<string, number>();
  const number = (...parts: readonly unknown[]): number => {
    const key = parts.join('|');
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };

  const boxes = new Map<Element, DOMRect>();
  const findBox = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;

  const grounds = new Map<Element, number>();
  const clips = new Map<Element, readonly Element[]>();
  /** Numbers the background that an element and its ancestors paint behind its text. */
  const findGround = (element: Element | null): number => {
    if (element === null) {
      return -1;
    }
    const known = grounds.get(element);
    if (known !== undefined) {
      return known;
    }
    const style = getComputedStyle(element);
    const parent = element.parentElement;
    const ground = number(
      findGround(parent),
      element.tagName,
      element.getAttribute('class'),
      style.backgroundColor,
      style.backgroundImage,
      style.backgroundClip,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.clipPath,
      style.position,
      style.visibility,
    );
    const outer = parent === null ? [] : (clips.get(parent) ?? []);
    clips.set(
      element,
      style.overflow === 'visible' ? outer : [...outer, element],
    );
    grounds.set(element, ground);
    return ground;
  };

  const isPainted = (element: Element): boolean => {
    const {backgroundColor, backgroundImage} = getComputedStyle(element);
    return (
      backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      backgroundImage !== 'none' ||
      element.matches('img, svg, canvas, video, iframe')
    );
  };
  const painted = [...document.querySelectorAll('body *')].filter(isPainted);
  /** Lists the backgrounds of elements that overlap an element without containing it. */
  const findOthers = (element: Element): string => {
    const box = findBox(element);
    const others = painted
      .filter((other) => meet(findBox(other), box) && !other.contains(element))
      .map(findGround);
    return [...new Set(others)].toSorted((a, b) => a - b).join();
  };

  const isApart = (element: Element): boolean =>
    apart !== undefined && element.closest(apart) !== null;
  const isText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      ({nodeType, nodeValue}) =>
        nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
  const describe = (element: Element): number => {
    const style = getComputedStyle(element);
    const words = element.textContent.trim();
    const box = findBox(element);
    return number(
      findGround(element),
      findOthers(element),
      style.color,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.textIndent,
      words.length === 1,
      /[\p{L}\p{N}]/u.test(words),
      box.width * box.height === 0,
      (clips.get(element) ?? []).every((clip) => meet(findBox(clip), box)),
      element.checkVisibility(),
      element.closest('[disabled], [aria-disabled="true"], [inert]') === null,
      element.closest('label')?.htmlFor,
    );
  };

  const groups = new Map<number, Element[]>();
  const gather = (element: Element): void => {
    const look = describe(element);
    const alike = groups.get(look) ?? [];
    alike.push(element);
    groups.set(look, alike);
  };
  for (const root of document.querySelectorAll(within)) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      element.removeAttribute(mark);
      if (isText(element) && !isApart(element)) {
        gather(element);
      }
    }
  }
  for (const alike of groups.values()) {
    for (const place of [0, alike.length >> 1, alike.length - 1]) {
      alike[place]?.setAttribute(mark, '');
    }
  }
}
