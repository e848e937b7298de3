import {screen} from '@testing-library/react';
import Medallions from '../../theme/Medallions';
import type {Picture} from '../../../../src/shared/model/asset';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

function portrait(title: string, note?: string): Picture {
  return {
    title,
    name: 'face.svg',
    ext: 'svg',
    lastModified: '11/22/2026',
    parent: '/world-info/rulers',
    link: `/world-info/rulers/${encodeURIComponent(title)}.svg`,
    size: 5000,
    width: 480,
    height: 480,
    alt: `The face of ${title}.`,
    contents: [],
    thumbnails: [],
    ...(note !== undefined && {notes: {note}}),
  };
}

describe('medallions', () => {
  it('show each picture in its place, with its title and its note', () => {
    renderOnPage(
      <Medallions
        pictures={[
          portrait('Orsten IV', 'King of Kadar'),
          portrait('Thiravel'),
        ]}
      />,
    );
    const [king] = screen.getAllByRole('img');
    expect(king?.getAttribute('alt')).toBe('The face of Orsten IV.');
    expect(king?.getAttribute('width')).toBe('480');
    expect(screen.getByText('King of Kadar')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Thiravel').textContent).toBe('Thiravel');
  });

  it('are no list if there is only one', () => {
    renderOnPage(<Medallions pictures={[portrait('Orsten IV')]} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('figure').textContent).toBe('Orsten IV');
  });

  it('say in which session readers meet somebody, be they several or alone', () => {
    const met: Picture = {...portrait('Orsten IV'), mark: 'gate/9'};
    const {unmount} = renderOnPage(
      <Medallions pictures={[portrait('Thiravel'), met]} />,
    );
    expect(
      screen.getAllByRole('listitem').map(({dataset}) => dataset['session']),
    ).toEqual([undefined, 'gate/9']);
    unmount();
    renderOnPage(<Medallions pictures={[met]} />);
    expect(screen.getByRole('figure').parentElement?.dataset['session']).toBe(
      'gate/9',
    );
  });

  it('are an empty list if none was chosen', () => {
    renderOnPage(<Medallions pictures={[]} />);
    expect(screen.queryAllByRole('img')).toEqual([]);
  });
});
