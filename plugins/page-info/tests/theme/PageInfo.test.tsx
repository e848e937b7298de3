import {screen, within} from '@testing-library/react';
import PageInfo, {type Props} from '../../theme/PageInfo';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
import {writeDay} from '../../model/writeDay';

const show = (...entries: Props['entries']) =>
  renderOnPage(<PageInfo entries={entries} />);

/** Returns the text under the title. */
function text(): string | null {
  return screen.getByRole('list', {name: 'About this page'}).textContent;
}

describe('the info at the foot of a page, for phones', () => {
  it('has author, date and names, in the order of the page, but not what helps to decide to read', () => {
    renderOnPage(
      <PageInfo
        atFoot
        entries={[
          {item: 'date', day: writeDay('2026-03-09')},
          {item: 'reading-time', minutes: 1, words: '300'},
          {item: 'author', authors: [{name: 'Ilsabet'}]},
        ]}
      />,
    );
    expect(text()).toBe('March 9, 2026By Ilsabet');
  });
});

describe('the line under the title of a page', () => {
  it.each([
    [0, '120', 'Less than 1 minuteAbout 120 words'],
    [1, '300', 'About 1 minAbout 300 words'],
    [4, '1,201', 'About 4 minAbout 1,201 words'],
  ])('shows %i minutes and %s words as: %s', (minutes, words, said) => {
    show({item: 'reading-time', minutes, words});
    expect(text()).toBe(said);
  });

  it('names its authors as in a sentence, and links those with an address', () => {
    show({
      item: 'author',
      authors: [
        {name: 'Ilsabet'},
        ' and ',
        {name: 'Marta', url: 'https://marta.example'},
      ],
    });
    expect(text()).toBe('By Ilsabet and Marta');
    expect(screen.getByRole('link').textContent).toBe('Marta');
  });

  it('links tags to their pages, and shows categories in their colors', () => {
    show(
      {item: 'category', names: [{name: 'map', color: 0}]},
      {
        item: 'tag',
        names: [{name: 'spell', color: 7, path: '/a/tags/spell.html'}],
      },
    );
    const tag = within(screen.getByRole('list', {name: 'Tags'}));
    expect(tag.getByRole('link', {name: 'spell'}).getAttribute('href')).toBe(
      '/a/tags/spell.html',
    );
    expect(tag.getByText('spell').getAttribute('data-name-color')).toBe('7');
    const category = within(screen.getByRole('list', {name: 'Categories'}));
    expect(category.queryByRole('link')).toBeNull();
    expect(category.getByText('map').getAttribute('data-name-color')).toBe('0');
  });
});
