import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {MemoryRouter} from 'react-router';
import PhotoGallery, {
  type Props,
} from '../../../../../src/features/pictures/components/PhotoGallery';
import {createPicture} from '../../../../support/pictures';
import OnLockedPage from '../../../../support/OnLockedPage';
import {renderOnPage} from '../../../../support/renderOnPage';
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
    ResizeObserver: class {
      observe = () => undefined;
      unobserve = () => undefined;
    },
    CSSStyleSheet: class {
      replaceSync = () => undefined;
    },
  });
  Object.assign(document, {adoptedStyleSheets: []});
});

beforeEach(() => {
  history.replaceState(null, '');
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
    expect(image?.getAttribute('src')).toBe('/assets/pictures/1-640.webp');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.style.backgroundImage).toContain('data:image/webp');
  });

  it('can be linked by its id', () => {
    expect(show().anchors).toContain('scenes');
  });

  it('holds sixty pictures of five shapes in the served page', () => {
    const pictures = Array.from({length: 60}, (_, index) =>
      createPicture(index),
    );
    const html = renderToString(
      <MemoryRouter>
        <BrokenLinksProvider brokenLinks={createStatefulBrokenLinks()}>
          <PhotoGallery id="scenes" pictures={pictures} />
        </BrokenLinksProvider>
      </MemoryRouter>,
    );
    expect(html.match(/<a [^>]*href="\/maps\/\d\d\.png"/g)).toHaveLength(60);
    expect(html.match(/<img [^>]*alt="A road by night/g)).toHaveLength(60);
  });

  it.each([
    [undefined, 'calc(100% * 0.5)'],
    ['70%', 'calc(70% * 0.5)'],
    ['8rem', 'calc(8rem * 0.5)'],
  ])('with the thumbnail width %s keeps proportions', (width, css) => {
    show(width === undefined ? {} : {thumbnailWidth: width});
    const image = thumbnail(/number 4$/).querySelector('img');
    expect(image?.getAttribute('style')).toContain(css);
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
      expect(history.state).toBeNull();
    },
  );

  it('opens at the clicked picture, named, with an entry in the history', async () => {
    show({captionFields: 'session'});
    const dialog = await open(/number 1$/);
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(history.state).toMatchObject({view: {id: 'scenes', index: 1}});
    expect(screen.getByRole('status').textContent).toBe(
      'Picture 2 of 5: Scene 1',
    );
    expect(document.activeElement).toBe(
      screen.getByRole('button', {name: 'Close'}),
    );
  });

  it('goes from loading to loaded before its neighbors start loading', async () => {
    show();
    await open(/number 1$/);
    const states = () =>
      [...document.querySelectorAll<HTMLElement>('.lightboxSlide')].map(
        ({dataset}) => dataset['state'],
      );
    expect(states()).toEqual(['idle', 'loading', 'idle']);
    const image = shown().querySelector('img[src="/maps/01.png"]');
    fireEvent.load(image ?? document.body);
    expect(states()).toEqual(['loading', 'loaded', 'loading']);
  });

  it('keeps the placeholder behind a picture for 1000 ms', async () => {
    show();
    await open(/number 1$/);
    jest.useFakeTimers();
    const image = shown().querySelector('img[src="/maps/01.png"]');
    fireEvent.load(image ?? document.body);
    const placeholder = () => shown().querySelector('.lightboxPlaceholder');
    act(() => {
      jest.advanceTimersByTime(999);
    });
    expect(placeholder()).toBeTruthy();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(placeholder()).toBeNull();
    jest.useRealTimers();
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
