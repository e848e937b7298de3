import {act, fireEvent, screen} from '@testing-library/react';
import PdfDisplay, {type Props} from '../../theme/PdfDisplay';
import OnLockedPage from '../../../../tests/support/OnLockedPage';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

jest.mock('../../theme/PdfDisplay/ViewerInPage', () =>
  jest.requireActual<object>('../../../../tests/support/PdfViewer'),
);

let comeNear = (): void => undefined;

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: (entries: readonly object[]) => void) {
        comeNear = () => {
          act(() => {
            tell([{isIntersecting: true}]);
          });
        };
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});

const show = (props: Partial<Props> = {}) =>
  renderOnPage(
    <PdfDisplay
      src="/races/half%20orc.pdf"
      title="Half-Orc"
      bytes="204800"
      pages="4"
      {...props}
    />,
  );

describe('a document on a page', () => {
  it('says what it is, and can be opened and downloaded', () => {
    show();
    expect(screen.getByRole('figure').textContent).toContain(
      'Half-Orc (PDF, 4 pages, 205 kB)',
    );
    expect(screen.getByRole('link', {name: 'Open'}).getAttribute('href')).toBe(
      '/races/half%20orc.pdf',
    );
    expect(
      screen.getByRole('link', {name: 'Download'}).getAttribute('download'),
    ).toBe('half orc.pdf');
  });

  it.each([
    [{pages: '1'}, '(PDF, 1 page, 205 kB)'],
    [{pages: undefined}, '(PDF, 205 kB)'],
    [{pages: undefined, bytes: undefined}, '(PDF)'],
  ])('says no more than is known: %j', (props, words) => {
    show(props as Partial<Props>);
    expect(screen.getByRole('figure').textContent).toContain(words);
  });

  it('loads its viewer only when it comes near the window', () => {
    show({zoom: '75', page: '3'});
    expect(screen.queryByTestId('viewer')).toBeNull();
    comeNear();
    const {dataset, textContent} = screen.getByTestId('viewer');
    expect(textContent).toContain('/races/half%20orc.pdf');
    expect([dataset['zoom'], dataset['page']]).toEqual(['75', '3']);
  });

  it('marks as live what the viewer replaces, but not its links', () => {
    show();
    comeNear();
    const isLive = (element: Element) =>
      element.closest('[data-live]') !== null;
    expect(isLive(screen.getByTestId('viewer'))).toBe(true);
    expect(isLive(screen.getByRole('link', {name: 'Open'}))).toBe(false);
  });

  it('opens at 100 percent by default', () => {
    show();
    comeNear();
    expect(screen.getByTestId('viewer').dataset['zoom']).toBe('100');
  });

  it('is fetched only on request if it is huge', () => {
    show({bytes: 25 * 1024 * 1024 + 1});
    comeNear();
    expect(screen.queryByTestId('viewer')).toBeNull();
    expect(screen.getByText(/^This file is large \(26 MB\)/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', {name: 'Show it here'}));
    expect(screen.getByTestId('viewer')).toBeTruthy();
  });

  it('is fetched at once at the size limit', () => {
    show({bytes: 25 * 1024 * 1024});
    comeNear();
    expect(screen.getByTestId('viewer')).toBeTruthy();
  });

  it('can be loaded again on request', () => {
    show();
    comeNear();
    const before = screen.getByTestId('viewer');
    fireEvent.click(screen.getByRole('button', {name: 'again'}));
    expect(screen.getByTestId('viewer')).not.toBe(before);
  });

  it('leaves the page usable if its viewer fails', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    show({src: '/failing.pdf'});
    comeNear();
    expect(screen.getByRole('alert').textContent).toBe(
      'The viewer did not start.',
    );
    expect(screen.getByRole('button', {name: 'Try again'})).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Download the file'})).toBeTruthy();
    log.mockRestore();
  });
});

describe('a document that must be unlocked', () => {
  const unlock = async (open: () => Promise<string>) => {
    renderOnPage(
      <OnLockedPage open={open}>
        <PdfDisplay src="/secret.pdf" title="Secret" />
      </OnLockedPage>,
    );
    comeNear();
    await act(() => Promise.resolve());
  };

  it('is shown and downloaded from its decrypted data', async () => {
    await unlock(() => Promise.resolve('blob:http://localhost/1'));
    expect(screen.getByTestId('viewer').textContent).toContain(
      'blob:http://localhost/1',
    );
    expect(
      screen.getByRole('link', {name: 'Download'}).getAttribute('href'),
    ).toBe('blob:http://localhost/1');
  });

  it('says that it cannot be opened, and has no link', async () => {
    await unlock(() => Promise.reject(new Error('wrong key')));
    expect(screen.getByRole('alert').textContent).toBe(
      'The file could not be unlocked.',
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});
