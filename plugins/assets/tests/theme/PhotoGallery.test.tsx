import {fireEvent, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {MemoryRouter} from 'react-router';
import PhotoGallery, {type Props} from '../../theme/PhotoGallery';
import {createPicture} from '../../../../tests/support/pictures';
import OnLockedPage from '../../../../tests/support/OnLockedPage';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
const five = [0, 1, 2, 3, 4].map((index) => createPicture(index));

const show = (props: Partial<Props> = {}) =>
  renderOnPage(<PhotoGallery id="scenes" pictures={five} {...props} />);

const thumbnail = (name: RegExp) => screen.getByRole('link', {name});

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

beforeEach(() => {
  history.replaceState(null, '', '/');
});

/** Opens a picture and waits for the lightbox. */
async function open(name: RegExp): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('link', {name}));
  return screen.findByRole('dialog', {name: 'Pictures'});
}

const shown = () =>
  document.querySelector('.lightboxSlide:not([inert])') ?? document.body;

describe('a gallery', () => {
  it('links each thumbnail to its file, with size, alternative text and copies', () => {
    show();
    expect(screen.getAllByRole('link')).toHaveLength(5);
    const link = thumbnail(/number 1$/);
    expect(link.getAttribute('href')).toBe('/maps/01.png');
    const image = link.querySelector('img');
    expect(image?.getAttribute('width')).toBe('1800');
    expect(image?.getAttribute('height')).toBe('1200');
    expect(image?.getAttribute('srcset')).toBe(
      '/assets/pictures/1-320.webp 320w, /assets/pictures/1-640.webp 640w',
    );
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.style.backgroundImage).toContain('data:image/webp');
  });

  it('can be linked by its id', () => {
    expect(show().anchors).toContain('scenes');
  });

  it('links its pictures in the served page', () => {
    const html = renderToString(
      <MemoryRouter>
        <BrokenLinksProvider brokenLinks={createStatefulBrokenLinks()}>
          <PhotoGallery id="scenes" pictures={five} />
        </BrokenLinksProvider>
      </MemoryRouter>,
    );
    expect(html.match(/<a [^>]*href="\/maps\/\d\d\.png"/g)).toHaveLength(5);
  });

  it('has thumbnails of the width that its author wants', () => {
    show({thumbnailWidth: '70%'});
    const image = thumbnail(/number 4$/).querySelector('img');
    expect(image?.style.inlineSize).toBe('70%');
  });

  it('shows a drawing without copies as it is', () => {
    show({pictures: [createPicture(0, {thumbnails: [], link: '/maps/a.svg'})]});
    const image = screen.getByRole('img');
    expect(image.getAttribute('src')).toBe('/maps/a.svg');
    expect(image.hasAttribute('srcset')).toBe(false);
  });

  it('shows its author’s text if there are no pictures', () => {
    show({pictures: [], ifEmpty: 'Nobody drew anything.'});
    expect(screen.getByText('Nobody drew anything.')).toBeTruthy();
  });

  it('takes its files from the opener of the page, one small copy each', async () => {
    const opener = jest.fn((link: string) => Promise.resolve(`blob:${link}`));
    renderOnPage(
      <OnLockedPage open={opener}>
        <PhotoGallery id="scenes" pictures={five} />
      </OnLockedPage>,
    );
    await waitFor(() => {
      expect(
        screen.getAllByRole('img').map((image) => image.getAttribute('src')),
      ).toEqual(
        five.map((_, index) => `blob:/assets/pictures/${index}-640.webp`),
      );
    });
    expect(opener).toHaveBeenCalledTimes(5);
    await open(/number 1$/);
    await waitFor(() => {
      expect(
        shown().querySelector('img[src="blob:/maps/01.png"]'),
      ).toBeTruthy();
    });
  });
});

describe('a lightbox', () => {
  it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}])(
    'leaves a click with %j to the browser',
    (press) => {
      show();
      const stay = (event: Event): void => {
        event.preventDefault();
      };
      document.addEventListener('click', stay, {once: true});
      fireEvent.click(thumbnail(/number 1$/), press);
      expect(location.search).toBe('');
    },
  );

  it('opens at the clicked picture, named, with an address of its own', async () => {
    show({captionFields: 'session'});
    const dialog = await open(/number 1$/);
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(location.search).toBe('?scenes=2');
    expect(screen.getByRole('status').textContent).toBe(
      'Picture 2 of 5: Scene 1',
    );
    expect(document.activeElement).toBe(
      screen.getByRole('button', {name: 'Close'}),
    );
  });

  it('opens at the picture in the address, from which it goes when it closes', async () => {
    history.replaceState(null, '', '/?scenes=3');
    show();
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('Picture 3 of 5: Scene 2');
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect(location.search).toBe('');
  });

  it.each(['?scenes=6', '?scenes=0', '?scenes=x', '?arms=3'])(
    'stays closed at the address %s',
    (search) => {
      history.replaceState(null, '', `/${search}`);
      show();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('is left open by keys with Alt, which turn no page either', async () => {
    show();
    await open(/number 1$/);
    expect(fireEvent.keyDown(window, {key: 'ArrowLeft', altKey: true})).toBe(
      false,
    );
    expect(screen.getByRole('status').textContent).toContain('Picture 2');
  });

  it('says in the slide what failed, and can try again', async () => {
    show();
    await open(/number 1$/);
    fireEvent.error(
      shown().querySelector('img[src="/maps/01.png"]') ?? document.body,
    );
    expect(screen.getByRole('alert').textContent).toContain('/maps/01.png');
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(shown().getAttribute('data-state')).toBe('loading');
    expect(shown().querySelector('img[src="/maps/01.png"]')).toBeTruthy();
  });

  it('tries again by itself when the connection is back', async () => {
    show();
    await open(/number 1$/);
    fireEvent.error(
      shown().querySelector('img[src="/maps/01.png"]') ?? document.body,
    );
    fireEvent(window, new Event('online'));
    expect(shown().getAttribute('data-state')).toBe('loading');
  });

  it('fails if the opener of the page does', async () => {
    const opener = (link: string) =>
      link.startsWith('/maps')
        ? Promise.reject(new Error('wrong key'))
        : Promise.resolve(`blob:${link}`);
    renderOnPage(
      <OnLockedPage open={opener}>
        <PhotoGallery id="scenes" pictures={five} />
      </OnLockedPage>,
    );
    await open(/number 1$/);
    await waitFor(() => {
      expect(shown().getAttribute('data-state')).toBe('error');
    });
  });
});
