/** @jest-environment jsdom */
import {
  awaitReader,
  awaitReaderSource,
} from '../../../../plugins/hydrate-on-intent/awaitReader';
import {decideHolding} from '../../../../plugins/hydrate-on-intent/decideHolding';
import {signs, waiting} from '../../../../plugins/hydrate-on-intent/waiting';
import type {EventQueue} from '../../../../src/page/lib/queuedEvents';

let load = jest.fn();
let reader: EventQueue | undefined;
let wasAsked = (): boolean => false;

function open({spares = false, path = '/'} = {}): EventQueue {
  window.history.replaceState(null, '', path);
  reader = awaitReader({
    waiting,
    signs,
    idleHydrationDelay: 5000,
    scripts: {
      load,
      lookAfter: (waits) => {
        wasAsked = waits;
      },
    },
    decideHolding,
    sparesData: () => spares,
  });
  return reader;
}

function scrollTo(y: number): void {
  Object.assign(window, {scrollY: y});
  document.dispatchEvent(new Event('scroll', {bubbles: true}));
}

function press(): boolean {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  return document.querySelector('button')?.dispatchEvent(event) === false;
}

beforeEach(() => {
  jest.useFakeTimers();
  // Listeners of earlier tests are still on the window.
  load = jest.fn();
  document.body.innerHTML =
    '<button>World</button><input value="sea"><a href="/b">B</a>';
  Object.assign(window, {scrollY: 0});
});

afterEach(() => {
  reader?.release();
  jest.useRealTimers();
});

describe('a page that waits for readers', () => {
  it.each(signs)('treats %s as a sign of them', (sign) => {
    open();
    expect(load).not.toHaveBeenCalled();
    const event = new Event(sign, {bubbles: true});
    document.body.dispatchEvent(Object.assign(event, {movementX: 1}));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads at once if the address asks for something', () => {
    open({path: '/?q=mail'});
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'loads by itself after 5 seconds, if `sparesData` is %s: %i times',
    (spares, times) => {
      open({spares});
      window.dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(4999);
      expect(load).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(load).toHaveBeenCalledTimes(times);
    },
  );

  it('loads for a target in a closed fold', () => {
    open({path: '/'});
    const find = jest
      .spyOn(document, 'querySelector')
      .mockReturnValue(document.body);
    window.dispatchEvent(new Event('load'));
    find.mockRestore();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('events before hydration', () => {
  it('are queued, and released once', () => {
    const {release} = open();
    expect(press()).toBe(true);
    expect(wasAsked()).toBe(true);
    expect(document.documentElement.dataset['waits']).toBe('');
    expect(release().map(([{type}]) => type)).toEqual(['click']);
    expect(release()).toEqual([]);
    expect(wasAsked()).toBe(false);
    expect(press()).toBe(false);
  });

  it('reach no other listener earlier', () => {
    const heard = jest.fn();
    open();
    document.addEventListener('click', heard);
    press();
    document.removeEventListener('click', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('are queued with the value of the field', () => {
    const {release} = open();
    const field = document.querySelector('input');
    field?.dispatchEvent(new Event('input', {bubbles: true}));
    expect(release().map(([{type}, value]) => [type, value])).toEqual([
      ['input', 'sea'],
    ]);
  });

  it('are dropped if readers leave the page', () => {
    const {release} = open();
    press();
    window.dispatchEvent(new Event('pagehide'));
    expect(release()).toEqual([]);
    expect(press()).toBe(false);
  });

  it('are not queued on a link', () => {
    const {release} = open();
    document
      .querySelector('a')
      ?.dispatchEvent(new Event('click', {bubbles: true}));
    expect(release()).toEqual([]);
  });

  it('include the last position of the pointer', () => {
    const page = open();
    document.body.dispatchEvent(new Event('pointermove', {bubbles: true}));
    expect(page.over?.target).toBe(document.body);
    expect(page.turnedAt).toBeUndefined();
  });
});

describe('a mouse', () => {
  /** Reports a mouse that has moved by a number of pixels. */
  function move(movementX: number, movementY: number): void {
    const event = new MouseEvent('pointermove', {bubbles: true});
    document.body.dispatchEvent(Object.assign(event, {movementX, movementY}));
  }

  it.each([
    ['to the right', 1, 0],
    ['up', 0, -1],
  ])('that moves %s is a sign of a reader', (_way, x, y) => {
    open();
    move(x, y);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that rests where the page has opened is none, but its position is known', () => {
    const page = open();
    move(0, 0);
    expect(load).not.toHaveBeenCalled();
    expect(page.over?.target).toBe(document.body);
  });
});

describe('scrolling before hydration', () => {
  it('is left to the browser until readers move', () => {
    const page = open();
    scrollTo(900);
    expect(load).not.toHaveBeenCalled();
    expect(page.turnedAt).toBeUndefined();
    window.dispatchEvent(new Event('wheel'));
    expect(page.turnedAt).toBe(900);
    expect(page.scrolled).toBeUndefined();
  });

  it('counts as the reader’s once the page has come to rest', () => {
    const page = open();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(100);
    scrollTo(300);
    expect(load).toHaveBeenCalledTimes(1);
    expect(page).toMatchObject({turnedAt: 0, scrolled: true});
  });

  it('is measured from where they turned', () => {
    const page = open();
    window.dispatchEvent(new Event('wheel'));
    for (const y of [600, 200, 400]) {
      scrollTo(y);
    }
    expect(page.turnedAt).toBe(200);
  });

  it('in a list does not count as that of the page', () => {
    const page = open();
    window.dispatchEvent(new Event('wheel'));
    document.body.dispatchEvent(new Event('scroll'));
    expect(page.scrolled).toBeUndefined();
  });
});

it('the script for waiting pages is self-contained', () => {
  expect(awaitReaderSource).toContain('function awaitReader(');
  expect(awaitReaderSource).not.toMatch(/require|import|<\/script|exports/);
});
