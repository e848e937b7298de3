import type {Link, Root, Text} from 'mdast';
import type {Transformer} from 'unified';
import {badgeKinds} from '../model/badgeKinds';
import {
  attribute,
  block,
  getLine,
  listBlocks,
  listElements,
  replaceAttributes,
  textAttribute,
} from '../../markdown/elements';
import {faultNoter, type PageFault} from '../../markdown/pageFaults';
import type {Options} from '../../markdown/staticLinks';

/** Puts its title into each card, as a link that later steps check. */
function writeTitles(tree: Root, note: (fault: PageFault) => void): void {
  for (const card of listBlocks(tree, new Set(['Card']))) {
    const title = textAttribute(card, 'title');
    const to = textAttribute(card, 'to');
    if (title === undefined) {
      const found = '<Card> without a title';
      note({line: getLine(card), found, expected: 'title="…"'});
      continue;
    }
    const text: Text = {type: 'text', value: title};
    const link: Link = {type: 'link', url: to ?? '', children: [text]};
    const {position} = card;
    card.children.unshift(
      block(
        'div',
        [attribute('className', 'cardTitle')],
        [
          {
            type: 'paragraph',
            children: [
              to === undefined ? text : {...link, ...(position && {position})},
            ],
          },
        ],
      ),
    );
    replaceAttributes(card, ['title', 'to']);
  }
}

/** Turns the titles of cards into content, and finds badges of unknown kinds. */
export function markdown({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const note = faultNoter(siteDir, file);
    writeTitles(tree, note);
    for (const badge of listElements(tree, new Set(['Badge']))) {
      const kind = textAttribute(badge, 'kind');
      if (kind !== undefined && !badgeKinds.some((each) => each === kind)) {
        note({
          line: getLine(badge),
          found: `kind="${kind}"`,
          expected: `one of ${badgeKinds.join(', ')}, or no kind`,
        });
      }
    }
  };
}
