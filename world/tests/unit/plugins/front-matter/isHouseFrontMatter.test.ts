import {isHouseFrontMatter} from '../../../../../plugins/front-matter/isHouseFrontMatter';

describe('what an author wrote at the top of a page (P1)', () => {
  it.each([{title: 'Orc'}, {title: 'Orc', tag: ['race'], order: 2}])(
    'is accepted: %j',
    (frontMatter) => {
      expect(isHouseFrontMatter(frontMatter)).toBe(true);
    },
  );

  it.each([{}, {title: 3}, {title: 'Orc', titel: 'Orc'}])(
    'is refused: %j',
    (frontMatter) => {
      expect(isHouseFrontMatter(frontMatter)).toBe(false);
    },
  );
});
