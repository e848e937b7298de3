/** @jest-environment jsdom */
import {awaitReader} from '../awaitReader';

const CONTROLS = 'button';
const root = document.documentElement;

/** Opens a page as served, whose script waits for a reader. */
async function open(markup: string, {sparesData = true} = {}): Promise<void> {
  document.head.innerHTML = '<meta name="script" content="/main.js">';
  document.body.innerHTML = markup;
  root.dataset['hasHydrated'] = 'false';
  awaitReader({
    controls: CONTROLS,
    tools: '[data-tool]',
    signs: ['keydown', 'pointermove', 'click'],
    moves: ['keydown'],
    idleDelay: 1000,
    sparesData: () => sparesData,
  });
  dispatchEvent(new Event('DOMContentLoaded'));
  await settle();
}

/** Lets promises and observers run. */
async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}

async function hydrate(): Promise<void> {
  root.dataset['hasHydrated'] = 'true';
  await settle();
}

function listScripts(): readonly string[] {
  return [...document.scripts].map(({src}) => new URL(src).pathname);
}

async function press(selector: string): Promise<MouseEvent> {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  document.querySelector(selector)?.dispatchEvent(event);
  await settle();
  return event;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  await hydrate();
  jest.useRealTimers();
});

describe('the scripts of a page', () => {
  it.each([
    ['a key', new Event('keydown')],
    [
      'a mouse that moves',
      Object.assign(new Event('pointermove'), {movementX: 1, movementY: 0}),
    ],
  ])('are loaded once at %s', async (_, event) => {
    await open('<p>Text</p>');
    expect(listScripts()).toEqual([]);
    dispatchEvent(event);
    dispatchEvent(event);
    await settle();
    expect(listScripts()).toEqual(['/main.js']);
  });

  it('are not loaded by a mouse that rests where the page has opened', async () => {
    await open('<p>Text</p>');
    dispatchEvent(
      Object.assign(new Event('pointermove'), {movementX: 0, movementY: 0}),
    );
    await settle();
    expect(listScripts()).toEqual([]);
  });

  it('are loaded on a fast line a second after the page, and not before', async () => {
    await open('<p>Text</p>', {sparesData: false});
    dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(999);
    expect(listScripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(listScripts()).toEqual(['/main.js']);
  });

  it('are not loaded on a slow line until readers do something', async () => {
    await open('<p>Text</p>');
    dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(listScripts()).toEqual([]);
  });

  it('are loaded again at the next sign if they failed', async () => {
    await open('<p>Text</p>');
    dispatchEvent(new Event('keydown'));
    await settle();
    document.scripts[0]?.dispatchEvent(new Event('error'));
    dispatchEvent(new Event('keydown'));
    await settle();
    expect(listScripts()).toEqual(['/main.js', '/main.js']);
  });
});

describe('a press before the scripts have run', () => {
  it('waits on a control, and is repeated once', async () => {
    await open('<button>Roll</button>');
    const onClick = jest.fn();
    document.querySelector('button')?.addEventListener('click', onClick);
    expect((await press('button')).defaultPrevented).toBe(true);
    await press('button');
    expect(onClick).not.toHaveBeenCalled();
    expect(root.dataset['waits']).toBe('');
    await hydrate();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(root.dataset['waits']).toBeUndefined();
  });

  it('is repeated on the control that has replaced the pressed one', async () => {
    await open('<button>Priest</button><button>Wizard</button>');
    await press('button:last-child');
    document.body.innerHTML = '<button>Priest</button><button>Wizard</button>';
    const pressed = jest.fn();
    for (const each of document.querySelectorAll('button')) {
      each.addEventListener('click', () => {
        pressed(each.textContent);
      });
    }
    await hydrate();
    expect(pressed.mock.calls).toEqual([['Wizard']]);
  });

  it('is left to the browser on a link', async () => {
    await open('<a href="#there"><b>There</b></a>');
    expect((await press('b')).defaultPrevented).toBe(false);
    expect(root.dataset['waits']).toBeUndefined();
  });
});

it('notes readers who may have scrolled by themselves, not those who move the mouse', async () => {
  delete root.dataset['moved'];
  await open('');
  dispatchEvent(new MouseEvent('pointermove', {movementX: 1}));
  expect(root.dataset['moved']).toBeUndefined();
  dispatchEvent(new Event('keydown'));
  expect(root.dataset['moved']).toBe('');
});
