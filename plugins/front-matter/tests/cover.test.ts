import {checkFrontMatter} from '../checkFrontMatter';

const title = 'Orc';

describe('the cover in front matter', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a path under static/', {cover: '/banners/orc.jpg'}],
    ['a path beside the page', {cover: './orc.jpg'}],
    [
      'a path and what the picture shows',
      {cover: {src: '/banners/orc.jpg', alt: 'An orc at the ford'}},
    ],
    [
      'a path under static/, where the page has an image of its own',
      {cover: '/banners/orc.jpg', image: './card.jpg'},
    ],
  ])('may be %s', (_, frontMatter) => {
    expect(checkFrontMatter({title, ...frontMatter})).toEqual([]);
  });

  it.each<
    [
      string,
      Readonly<Record<string, unknown>>,
      readonly [string, string, string],
    ]
  >([
    [
      'a cover without a slash',
      {cover: 'orc.jpg'},
      [
        'cover',
        '"orc.jpg"',
        'a path under static/ that starts with /, or a path beside the page that starts with ./',
      ],
    ],
    [
      'a cover beside a page that has an image of its own',
      {cover: './orc.jpg', image: './card.jpg'},
      [
        'cover',
        '"./orc.jpg"',
        'a path under static/ that starts with a slash, because the page also has an image',
      ],
    ],
    [
      'a cover without words for what it shows',
      {cover: {src: '/banners/orc.jpg'}},
      ['cover.alt', 'nothing', 'a value'],
    ],
    [
      'a cover that is a number',
      {cover: 5},
      ['cover', '5', 'text (put quotes around a number or a date)'],
    ],
  ])('may not be %s', (_, frontMatter, [key, found, expected]) => {
    expect(checkFrontMatter({title, ...frontMatter})).toEqual([
      {key, found, expected},
    ]);
  });
});
