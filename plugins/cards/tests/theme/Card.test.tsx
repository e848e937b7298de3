import {screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import Badge from '../../theme/Badge';
import Card from '../../theme/Card';
import Cards from '../../theme/Cards';
import type {Picture} from '../../../../src/shared/model/asset';
import {createAsset} from '../../../../tests/support/assets';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const drawn = (ext: string): Picture => ({
  ...createAsset(`/maps/a.${ext}`),
  ext,
  width: 1600,
  height: 900,
  thumbnails: [],
});

describe('a card', () => {
  it.each([
    ['jpg', 'cardPicture'],
    ['svg', 'cardLogo'],
  ])(
    'shows a picture in %s as its %s, without text of its own',
    (ext, name) => {
      renderOnPage(<Card image={drawn(ext)}>Text</Card>);
      const image = screen.getByRole('presentation');
      expect(image.className).toBe(name);
      expect(image.getAttribute('src')).toBe(`/maps/a.${ext}`);
    },
  );

  it('needs no picture', () => {
    renderOnPage(<Card>Text</Card>);
    expect(screen.queryByRole('presentation')).toBeNull();
    expect(screen.getByRole('article').textContent).toContain('Text');
  });

  it('brings its styles once, however many there are', () => {
    const html = renderToString(
      <Cards>
        <Card>One</Card>
        <Card>Two</Card>
      </Cards>,
    );
    expect(html.match(/<style/g)).toHaveLength(1);
  });
});

it('shows a badge in the color of its kind', () => {
  renderOnPage(<Badge kind="warning">closed</Badge>);
  expect(screen.getByText('closed').dataset['kind']).toBe('warning');
});
