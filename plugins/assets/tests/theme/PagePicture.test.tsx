import {screen, waitFor} from '@testing-library/react';
import PagePicture from '../../theme/PagePicture';
import BackgroundParagraph from '../../theme/BackgroundParagraph';
import type {Picture} from '../../../../src/shared/model/asset';
import {createAsset} from '../../../../tests/support/assets';
import OnLockedPage from '../../../../tests/support/OnLockedPage';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

/** A vector drawing: it has no smaller copies and no placeholder. */
const bare: Picture = {
  ...createAsset('/maps/a b.png'),
  width: 1600,
  height: 900,
  alt: 'A map.',
  thumbnails: [],
};

const picture: Picture = {
  ...bare,
  thumbnails: [
    {link: '/assets/pictures/x-320.webp', width: 320},
    {link: '/assets/pictures/x-640.webp', width: 640},
  ],
  placeholder: 'data:image/webp;base64,AAAA',
};

function attributes(): Readonly<Record<string, string | null>> {
  const image = screen.getByRole('img');
  return Object.fromEntries(
    image.getAttributeNames().map((name) => [name, image.getAttribute(name)]),
  );
}

describe('a picture in the text', () => {
  it('has its size, copies and a placeholder before it is loaded', () => {
    renderOnPage(<PagePicture src="/maps/a b.png" picture={picture} />);
    expect(attributes()).toMatchObject({
      src: '/maps/a%20b.png',
      srcset:
        '/assets/pictures/x-320.webp 320w, /assets/pictures/x-640.webp 640w',
      sizes: 'min(100vw, 44rem, 1600px)',
      width: '1600',
      height: '900',
      loading: 'lazy',
      decoding: 'async',
      alt: 'A map.',
      style: expect.stringContaining(picture.placeholder ?? ''),
    });
  });

  it('has the size and text of its author, and is loaded eagerly if it is the first of its page', () => {
    renderOnPage(
      <PagePicture
        src="/a.png"
        picture={picture}
        alt="The coast"
        width={120}
        eager
      />,
    );
    expect(attributes()).toMatchObject({
      alt: 'The coast',
      width: '120',
      height: '68',
      sizes: 'min(100vw, 44rem, 120px)',
      loading: 'eager',
    });
  });

  it('is only the original if there are no copies', () => {
    renderOnPage(<PagePicture src="/a.png" picture={bare} />);
    expect(attributes()).toMatchObject({src: '/maps/a%20b.png'});
    expect(Object.keys(attributes())).not.toContain('srcset');
    expect(attributes()['style'] ?? '').not.toContain('url');
  });

  it('is its largest copy from the opener of a locked page', async () => {
    const open = jest.fn(() => Promise.resolve('blob:site/1'));
    renderOnPage(
      <OnLockedPage open={open}>
        <PagePicture src="/maps/a b.png" picture={picture} />
      </OnLockedPage>,
    );
    expect(Object.keys(attributes())).not.toContain('src');
    await waitFor(() => {
      expect(attributes()).toMatchObject({src: 'blob:site/1'});
    });
    expect(open.mock.calls).toEqual([['/assets/pictures/x-640.webp']]);
    expect(Object.keys(attributes())).not.toContain('srcset');
  });

  it('shows its text if the opener fails', async () => {
    const open = () => Promise.reject(new Error('locked'));
    renderOnPage(
      <OnLockedPage open={open}>
        <PagePicture src="/a.png" picture={bare} />
      </OnLockedPage>,
    );
    await waitFor(() => {
      expect(screen.getByRole('img', {name: 'A map.'})).toBeTruthy();
    });
    expect(Object.keys(attributes())).not.toContain('src');
  });
});

describe('text on a picture', () => {
  it('has the picture behind it as decoration, with its size, under a veil', () => {
    const {container} = renderOnPage(
      <BackgroundParagraph
        picture={picture}
        color="#000000"
        veil="white"
        veilShare="59%">
        The lamps are lit.
      </BackgroundParagraph>,
    );
    expect(screen.getByText('The lamps are lit.')).toBeTruthy();
    const image = screen.getByRole('presentation');
    expect(image.getAttribute('alt')).toBe('');
    expect(image.getAttribute('width')).toBe('1600');
    const style = container.firstElementChild?.getAttribute('style');
    expect(style).toContain('--world-veil-text: #000000');
    expect(style).toContain('--world-veil: white');
    expect(style).toContain('--world-veil-share: 59%');
  });
});
