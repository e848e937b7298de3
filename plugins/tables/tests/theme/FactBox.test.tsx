import {screen} from '@testing-library/react';
import FactBox, {type Props} from '../../theme/FactBox';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const src = '/world-info/territories.csv';
const sheet = {
  columns: [
    'Territory',
    'Seat',
    'rulerName',
    'Coin',
    'Population (millions)',
    'Page',
  ],
  rows: [
    [
      'Torosia',
      'Toros',
      'Empress Ilsabet',
      '',
      '3.40',
      '/prime-almanac/torosia.html',
    ],
  ],
};

const show = (props: Partial<Props> = {}) =>
  renderOnPage(<FactBox src={src} sheet={sheet} {...props} />);

/** Returns the headings and facts of the box. */
function facts(): readonly (readonly (string | null)[])[] {
  const headings = screen.getAllByRole('term');
  const texts = screen.getAllByRole('definition');
  return headings.map(({textContent}, index) => [
    textContent,
    texts[index]?.textContent ?? null,
  ]);
}

describe('a fact box', () => {
  it('is named by the first cell of its row, and shows the others in order', () => {
    show();
    expect(screen.getByRole('complementary', {name: 'Torosia'})).toBeTruthy();
    expect(screen.getByText('Torosia')).toBeTruthy();
    expect(facts()).toEqual([
      ['Seat', 'Toros'],
      ['Ruler Name', 'Empress Ilsabet'],
      ['Population (millions)', '3.40'],
    ]);
  });

  it('leaves out empty cells', () => {
    show();
    expect(screen.queryByText('Coin')).toBeNull();
  });

  it('offers the file that it is made from', () => {
    show();
    const link = screen.getByRole('link', {name: /CSV/});
    expect(link.getAttribute('href')).toBe(src);
    expect(link.hasAttribute('download')).toBe(true);
  });
});

describe('the arms in a fact box', () => {
  const picture = {
    title: 'Arms of the Empire of Torosia',
    name: 'torosia.svg',
    ext: 'svg',
    lastModified: '11/22/2026',
    parent: '/world-info/arms',
    link: '/world-info/arms/torosia.svg',
    size: 1800,
    width: 400,
    height: 480,
    alt: 'A red shield: a gold tablet of the law, a gold border.',
    contents: [],
    thumbnails: [],
  };

  it('are shown in their place, which is reserved before they load', () => {
    show({picture});
    const arms = screen.getByRole('img', {name: picture.alt});
    expect(arms.getAttribute('src')).toBe('/world-info/arms/torosia.svg');
    expect(arms.getAttribute('width')).toBe('400');
    expect(arms.getAttribute('height')).toBe('480');
  });
});
