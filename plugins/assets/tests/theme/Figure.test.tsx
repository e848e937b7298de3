import {fireEvent, screen} from '@testing-library/react';
import Figure from '../../theme/Figure';
import type {Picture} from '../../../../src/shared/model/asset';
import {createAsset} from '../../../../tests/support/assets';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const picture: Picture = {
  ...createAsset('/maps/Long Bridge.png'),
  width: 1600,
  height: 900,
  alt: 'A bridge.',
  thumbnails: [],
};

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    CSSStyleSheet: class {
      replaceSync = () => undefined;
    },
  });
  Object.assign(document, {adoptedStyleSheets: []});
});

describe('a figure', () => {
  it('is an image with a caption and an anchor', () => {
    renderOnPage(<Figure picture={picture} caption="At dusk" />);
    const figure = screen.getByRole('figure');
    expect(figure.textContent).toContain('At dusk');
    expect(figure.contains(screen.getByAltText('A bridge.'))).toBe(true);
    expect(document.getElementById('picture-long-bridge')).not.toBeNull();
  });

  it('has the size that its author gives, in proportion', () => {
    renderOnPage(<Figure picture={picture} caption="At dusk" width="160" />);
    expect(screen.getByRole('img').getAttribute('height')).toBe('90');
  });

  it('opens over the page under its caption, and has an address meanwhile', async () => {
    renderOnPage(<Figure picture={picture} caption="At dusk" />);
    fireEvent.click(screen.getByRole('link'));
    const dialog = await screen.findByRole('dialog', {name: 'Pictures'});
    expect(dialog.textContent).toContain('At dusk');
    expect(window.location.search).toBe('?picture-long-bridge=1');
  });

  it('shows an image that the bundler loads as it is', () => {
    renderOnPage(
      <Figure caption="At dusk">
        <img src="/a.png" alt="A" />
      </Figure>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('figure').textContent).toContain('At dusk');
  });
});
