/** Texts to find, and a selector of the elements of which one must contain all of them. */
export type SearchedText = {
  readonly texts: readonly string[];
  readonly holder: string;
};

/**
 * Whether all texts are visible and uncovered within one matching element, without scrolling. Runs
 * in the page.
 */
export function isInView({texts, holder}: SearchedText): boolean {
  const plain = (text: string): string =>
    text.replaceAll(/\s/g, ' ').toLowerCase();
  const countNodes = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode() !== null) {
      if (walker.currentNode instanceof Text) {
        nodes.push(walker.currentNode);
      }
    }
    return nodes;
  };
  const createRange = (nodes: readonly Text[], start: number, end: number) => {
    const range = document.createRange();
    let passed = 0;
    for (const node of nodes) {
      const next = passed + node.data.length;
      if (start >= passed && start < next) {
        range.setStart(node, start - passed);
      }
      if (end > passed && end <= next) {
        range.setEnd(node, end - passed);
      }
      passed = next;
    }
    return range;
  };
  const isSeen = (range: Range, element: Element): boolean =>
    [...range.getClientRects()].some(({left, right, top, bottom, width}) => {
      const isInside =
        width > 0 &&
        top >= 0 &&
        left >= 0 &&
        bottom <= window.innerHeight &&
        right <= window.innerWidth;
      const shown = document.elementFromPoint(
        (left + right) / 2,
        (top + bottom) / 2,
      );
      return isInside && shown !== null && element.contains(shown);
    });
  const shows = (element: Element): boolean => {
    const nodes = countNodes(element);
    const whole = plain(nodes.map(({data}) => data).join(''));
    return texts.every((text) => {
      const wanted = plain(text);
      let at = whole.indexOf(wanted);
      while (at >= 0) {
        if (isSeen(createRange(nodes, at, at + wanted.length), element)) {
          return true;
        }
        at = whole.indexOf(wanted, at + 1);
      }
      return false;
    });
  };
  return [...document.querySelectorAll(holder)].some(shows);
}
