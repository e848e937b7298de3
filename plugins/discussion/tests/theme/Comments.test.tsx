import {act, fireEvent, screen} from '@testing-library/react';
import Comments, {type CommentsPlace} from '../../theme/Comments';
import {renderDoc} from '../../../../tests/support/renderDoc';
import {stub} from '../../../../tests/support/stub';

const permalink = '/magic-science/healing.html';

let places: CommentsPlace[] = [];
let removed = 0;
let near = (): void => undefined;
let margin: string | undefined;

let answer: (isThere: boolean) => void = () => undefined;

function showPlace(place: CommentsPlace): Promise<void> {
  places.push(place);
  place.signal.addEventListener('abort', () => {
    removed += 1;
  });
  return new Promise((resolve, reject) => {
    answer = (isThere) => {
      if (isThere) {
        resolve();
      } else {
        reject(new Error('No answer.'));
      }
    };
  });
}

/** Mocks the observer that tells the component whether readers are near. */
class Observer {
  constructor(
    onChange: IntersectionObserverCallback,
    options: IntersectionObserverInit,
  ) {
    margin = options.rootMargin;
    const notify = (isIntersecting: boolean): void => {
      onChange(
        [stub<IntersectionObserverEntry>({isIntersecting})],
        stub<IntersectionObserver>({}),
      );
    };
    near = () => {
      notify(true);
    };
    notify(false);
  }

  observe = jest.fn();

  disconnect = jest.fn();
}

jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({id}: {readonly id: string}) => <h2 id={id}>Comments</h2>,
}));

beforeEach(() => {
  places = [];
  removed = 0;
  Object.assign(window, {IntersectionObserver: Observer});
});

function show(): ReturnType<typeof renderDoc> {
  return renderDoc(<Comments show={showPlace} />, {metadata: {permalink}});
}

/** The provider answers, or fails. */
async function happens(what: 'arrives' | 'fails'): Promise<void> {
  await act(async () => {
    answer(what === 'arrives');
    await Promise.resolve();
  });
}

const status = (): string | null => screen.getByRole('status').textContent;

describe('the comments below a page', () => {
  it('are fetched only once readers are within 600 pixels', () => {
    show();
    expect(screen.getByRole('region', {name: 'Comments'})).toBeTruthy();
    expect(margin).toBe('600px 0px');
    expect([places.length, status()]).toEqual([0, '']);
    act(near);
    expect(places.map(({path}) => path)).toEqual([permalink]);
  });

  it('are shown without a message of the site', async () => {
    show();
    act(near);
    await happens('arrives');
    expect([status(), removed]).toEqual(['', 0]);
  });

  it('report a failure in their place, and can be loaded again', async () => {
    show();
    act(near);
    await happens('fails');
    expect(status()).toMatch(/^The comments did not load\./);
    expect([places.length, removed]).toEqual([1, 1]);
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    act(near);
    expect(places).toHaveLength(2);
    await happens('arrives');
    expect([status(), removed]).toEqual(['', 1]);
  });

  it('are given up after 15 seconds without an answer, and not before', () => {
    jest.useFakeTimers();
    show();
    act(near);
    act(() => {
      jest.advanceTimersByTime(14_999);
    });
    expect(status()).toBe('');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(status()).toMatch(/did not load/);
    jest.useRealTimers();
  });

  it('are removed with the page', async () => {
    const {unmount} = show();
    act(near);
    await happens('arrives');
    unmount();
    expect(removed).toBe(1);
  });
});
