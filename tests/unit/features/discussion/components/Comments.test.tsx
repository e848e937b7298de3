import {act, fireEvent, screen} from '@testing-library/react';
import Comments from '../../../../../src/features/discussion/components/Comments';
import type {CommentsPlace} from '../../../../../src/features/discussion/hooks/useComments';
import {renderDoc} from '../../../../support/renderDoc';
import {stub} from '../../../../support/stub';

const permalink = '/magic-science/healing.html';

let places: CommentsPlace[] = [];
let removed = 0;
let near = (): void => undefined;
let margin: string | undefined;

function mount(place: CommentsPlace): () => void {
  places.push(place);
  return () => {
    removed += 1;
  };
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
  return renderDoc(<Comments mount={mount} />, {metadata: {permalink}});
}

function happens(what: 'onArrive' | 'onFail'): void {
  act(() => {
    places.at(-1)?.[what]();
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
    expect(status()).toBe('The comments are on their way …');
  });

  it('are shown without a message of the site', () => {
    show();
    act(near);
    happens('onArrive');
    expect([status(), removed]).toEqual(['', 0]);
  });

  it('report a failure in their place, and can be loaded again', () => {
    show();
    act(near);
    happens('onFail');
    expect(status()).toMatch(/^The comments cannot be reached right now\./);
    expect([places.length, removed]).toEqual([1, 1]);
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(places).toHaveLength(2);
    happens('onArrive');
    expect([status(), removed]).toEqual(['', 1]);
  });

  it('are removed with the page', () => {
    const {unmount} = show();
    act(near);
    happens('onArrive');
    unmount();
    expect(removed).toBe(1);
  });
});
