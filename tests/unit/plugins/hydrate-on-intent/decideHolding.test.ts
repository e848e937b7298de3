/** @jest-environment jsdom */
import {
  decideHolding,
  holdingSource,
} from '../../../../plugins/hydrate-on-intent/decideHolding';
import {waiting} from '../../../../plugins/hydrate-on-intent/waiting';

type Init = MouseEventInit & KeyboardEventInit;

/** Returns what happens to an event on the innermost element of a page. */
function holding(markup: string, type: string, init: Init = {}): string {
  document.body.innerHTML = markup;
  const target = document.body.querySelector('[id]') ?? document.body;
  const Kind =
    type === 'click'
      ? MouseEvent
      : type === 'keydown'
        ? KeyboardEvent
        : window.Event;
  let found = '';
  target.addEventListener(type, (event) => {
    found = decideHolding(event, waiting);
  });
  target.dispatchEvent(new Kind(type, {bubbles: true, ...init}));
  return found;
}

const key = (markup: string, name: string, init: Init = {}): string =>
  holding(markup, 'keydown', {key: name, ...init});

describe('a click before hydration', () => {
  it.each([
    '<button id="x">World</button>',
    '<button><svg><path id="x"></path></svg></button>',
    '<a href="/here" role="button" id="x">Group</a>',
    '<div role="tab" id="x">Tab</div>',
    '<a href="#main" data-waits id="x">Skip</a>',
    '<input type="checkbox" id="x">',
    '<a href="/other"><button id="x">In a link</button></a>',
  ])('is queued on %s', (markup) => {
    expect(holding(markup, 'click')).toBe('hold');
  });

  it('is queued on a link to the page itself', () => {
    const link = `<a href="${location.href}" id="x">Here</a>`;
    expect(holding(link, 'click')).toBe('hold');
  });

  it.each([
    '<a href="/other" id="x">Page</a>',
    '<a href="#part" id="x">Part</a>',
    '<div aria-expanded="true"><a href="/other" id="x">Page</a></div>',
    '<summary id="x">Fold</summary>',
    '<button popovertarget="menu" id="x">Menu</button>',
    '<button popovertarget="menu"><svg><path id="x"></path></svg></button>',
    '<input id="x">',
    '<p id="x">Text</p>',
  ])('is left to the browser on %s', (markup) => {
    expect(holding(markup, 'click')).toBe('leave');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'is left to the browser with %s held',
    (name) => {
      expect(holding('<button id="x"></button>', 'click', {[name]: true})).toBe(
        'leave',
      );
    },
  );
});

describe('a key before hydration', () => {
  const next = '<a class="pagination-nav__link--next" href="/b">B</a>';
  const menu = '<button aria-controls="m" id="x">World</button>';

  it('turns the page later, if there is a next one', () => {
    const text = '<p id="x">Text</p>';
    expect(key(next + text, 'ArrowRight', {altKey: true})).toBe('hold');
    expect(key(next + text, 'ArrowLeft', {altKey: true})).toBe('leave');
    expect(key(text, 'ArrowRight', {altKey: true})).toBe('leave');
    expect(key(next + text, 'ArrowRight')).toBe('leave');
    expect(key(next + text, 'ArrowRight', {altKey: true, ctrlKey: true})).toBe(
      'leave',
    );
  });

  it('enters a menu later', () => {
    expect(key(menu, 'ArrowDown')).toBe('hold');
    expect(key('<button id="x"></button>', 'ArrowDown')).toBe('leave');
  });

  it.each(['Enter', ' '])('%j on a button becomes a click', (name) => {
    expect(key(menu, name)).toBe('leave');
  });

  it.each(['Enter', ' ', 'ArrowRight'])('%j is queued on a tab', (name) => {
    expect(key('<li role="tab" id="x">Tab</li>', name)).toBe('hold');
  });

  it('Escape is replayed later, wherever it is pressed', () => {
    expect(key('<p id="x">Text</p>', 'Escape')).toBe('note');
  });

  it.each([
    '<input id="x">',
    '<textarea id="x"></textarea>',
    '<select id="x"></select>',
    '<div contenteditable><p id="x"></p></div>',
  ])(
    'has its effect in %s, and Enter and arrows are replayed later',
    (markup) => {
      expect(key(markup, 'a')).toBe('leave');
      expect(key(markup, 'Enter')).toBe('note');
      expect(key(markup, 'ArrowDown')).toBe('note');
      expect(key(next + markup, 'ArrowRight', {altKey: true})).toBe('leave');
    },
  );

  it.each(['Tab', 'PageDown', 'Shift'])('%s is left to the browser', (name) => {
    expect(key(menu, name)).toBe('leave');
  });

  it('opens the search later, if the page has a navbar', () => {
    const page = '<nav></nav><p id="x"></p>';
    expect(key(page, '/')).toBe('hold');
    expect(key(page, 'k', {ctrlKey: true})).toBe('hold');
    expect(key(page, 'k', {metaKey: true})).toBe('hold');
    expect(key(page, 'k')).toBe('leave');
    expect(key('<p id="x"></p>', '/')).toBe('leave');
  });
});

describe('other events before hydration', () => {
  it.each(['input', 'touchstart', 'touchend', 'touchcancel'])(
    '%s is replayed later',
    (type) => {
      expect(holding('<p id="x"></p>', type)).toBe('note');
    },
  );

  it('a form is submitted later', () => {
    expect(holding('<form id="x"></form>', 'submit')).toBe('hold');
  });

  it.each(['pointermove', 'wheel', 'focusin'])('%s is left alone', (type) => {
    expect(holding('<p id="x"></p>', type)).toBe('leave');
  });

  it('events of the window are left alone', () => {
    expect(decideHolding(new window.Event('click'), waiting)).toBe('leave');
  });
});

it('the decision script is self-contained', () => {
  expect(holdingSource).toContain('function decideHolding(');
  expect(holdingSource).not.toMatch(/require|import|<\/script|exports/);
});

describe('letters that are typed before hydration', () => {
  const page = '<nav></nav><p id="x">Text</p>';

  afterEach(() => {
    delete document.documentElement.dataset['waits'];
  });

  it('are left to the browser while nothing is waited for', () => {
    expect(key(page, 'g')).toBe('leave');
  });

  it('are queued for the search that was asked for', () => {
    document.documentElement.dataset['waits'] = '';
    expect([
      key(page, 'g'),
      key(page, ' '),
      key(page, 'H', {shiftKey: true}),
    ]).toEqual(['hold', 'hold', 'hold']);
  });

  it('include a slash that needs Shift on the keyboard of the reader', () => {
    expect(key(page, '/', {shiftKey: true})).toBe('hold');
  });

  it('are no letters if they have a name or come with Ctrl or Alt', () => {
    document.documentElement.dataset['waits'] = '';
    expect([
      key(page, 'Tab'),
      key(page, 'c', {ctrlKey: true}),
      key(page, 'd', {altKey: true}),
    ]).toEqual(['leave', 'leave', 'leave']);
  });

  it('stay in a field', () => {
    document.documentElement.dataset['waits'] = '';
    expect(key('<nav></nav><input id="x">', 'g')).toBe('leave');
  });
});
