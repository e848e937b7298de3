import sidebars from '../../sidebars';
import {listEntryPages} from '../../plugins/navigation/model/sidebar';
import {getFilePath} from '../../src/shared/model/movedPage';
import {pageAddress} from '../../src/shared/model/pageAddress';
import {contentAreas} from '../../src/site/contentAreas';
import {readBuilt} from '../support/built';

/** Follows the links to the next or previous page to the end. */
function walk(address: string, side: 'next' | 'prev'): readonly string[] {
  const link = new RegExp(`pagination-nav__link--${side}" href=([^\\s>]+)`);
  const [, next] = link.exec(readBuilt(getFilePath(address))) ?? [];
  return next === undefined ? [address] : [address, ...walk(next, side)];
}

describe('previous and next', () => {
  it.each(contentAreas.filter(({locked}) => !locked))(
    'lead through all of $id in the order of its sidebar, into and out of groups',
    ({id}) => {
      const declared = sidebars[id]
        .flatMap(listEntryPages)
        .map((page) => `/${id}${pageAddress(`${page}.md`)}`);
      const walked = walk(declared[0] ?? '', 'next');
      // Pages that are not declared follow.
      expect(walked.slice(0, declared.length)).toEqual(declared);
      expect(walk(walked.at(-1) ?? '', 'prev')).toEqual(walked.toReversed());
    },
  );
});
