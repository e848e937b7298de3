import {isHouseFrontMatter} from '../../../../../plugins/front-matter/isHouseFrontMatter';

describe('front matter as written by an author', () => {
  it.each([{title: 'Orc'}, {title: 'Orc', tag: ['race'], order: 2}])(
    'is accepted: %j',
    (frontMatter) => {
      expect(isHouseFrontMatter(frontMatter)).toBe(true);
    },
  );

  it.each([{}, {title: 3}, {title: 'Orc', titel: 'Orc'}])(
    'is rejected: %j',
    (frontMatter) => {
      expect(isHouseFrontMatter(frontMatter)).toBe(false);
    },
  );
});
