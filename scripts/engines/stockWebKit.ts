import type {EventEmitter} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';
import {
  webkit,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import {nameKey, openDisplay, type Display} from './display';
import {openMiniBrowser} from './miniBrowser';
import {enterTextByCommand, getServerSide} from './serverSide';

/** How long a page may take to see a key or a press, in milliseconds. */
const REACTION = 30;

type Size = {readonly width: number; readonly height: number};

type Device = Record<
  'keydown' | 'keyup' | 'move' | 'down' | 'up',
  (...args: never[]) => Promise<void>
>;

/** The parts of Playwright that are missing or simulated for stock WebKit. */
type PageSide = {
  readonly emulatedSize: () => {readonly viewport: Size} | undefined;
  readonly delegate: {
    updateEmulatedViewportSize: () => Promise<void>;
    readonly updateEmulateMedia: () => Promise<void>;
    readonly rawKeyboard: Pick<Device, 'keydown' | 'keyup'>;
    readonly rawMouse: Pick<Device, 'move' | 'down' | 'up'>;
  };
};

function getSide(page: Page): PageSide {
  return getServerSide(page) as PageSide;
}

/** Resizes the window so that the page has the size that a test requests. */
async function resize(page: Page): Promise<void> {
  await page.waitForFunction((wanted) => {
    if (
      wanted === undefined ||
      (window.innerWidth === wanted.width &&
        window.innerHeight === wanted.height)
    ) {
      return true;
    }
    window.resizeTo(
      wanted.width + window.outerWidth - window.innerWidth,
      wanted.height + window.outerHeight - window.innerHeight,
    );
    return false;
  }, getSide(page).emulatedSize()?.viewport);
}

const buttons = {left: 1, middle: 2, right: 3} as const;
type Press = [progress: object, x: number, y: number, keyof typeof buttons];
type KeyPress = [object, modifiers: object, name: string, {key: string}];

/** Replaces the simulated input of Playwright with the keyboard and mouse of the screen. */
async function handOver(page: Page, {act}: Display): Promise<void> {
  await act('search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus');
  const {left, top} = await page.evaluate(() => ({
    left: window.outerWidth - window.innerWidth,
    top: window.outerHeight - window.innerHeight,
  }));
  const key =
    (what: 'keydown' | 'keyup') =>
    async (...[, , , {key: name}]: KeyPress) => {
      await act(what, nameKey(name));
      await wait(REACTION);
    };
  const button =
    (what: 'mousedown' | 'mouseup') =>
    async (...[, , , name]: Press) => {
      await act(what, buttons[name]);
      await wait(REACTION);
    };
  const {rawKeyboard, rawMouse} = getSide(page).delegate;
  Object.assign(rawKeyboard, {keydown: key('keydown'), keyup: key('keyup')});
  Object.assign(rawMouse, {
    async move(_progress: object, x: number, y: number) {
      await act('mousemove', Math.round(x + left), Math.round(y + top));
      await wait(REACTION);
    },
    down: button('mousedown'),
    up: button('mouseup'),
  });
  enterTextByCommand(page);
}

/** Prepares the page of a new window as Playwright does. */
async function prepare(page: Page, options: object, display: Display) {
  const context = page.context();
  const sides = [context, getServerSide(context)] as {_options: object}[];
  for (const {_options} of sides) {
    Object.assign(_options, options);
  }
  const {delegate} = getSide(page);
  delegate.updateEmulatedViewportSize = () => resize(page);
  await resize(page);
  await delegate.updateEmulateMedia();
  await handOver(page, display);
}

/** Opens a window with one page, which is all that a test needs. */
async function openContext(
  path: string,
  display: Display,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const window = await openMiniBrowser(path, display);
  const browser = (await webkit.connectOverCDP(window.address)) as Browser & {
    readonly _instrumentation: {
      /** Adds the options of the test runner. */
      readonly runBeforeCreateBrowserContext: (given: object) => Promise<void>;
    };
  };
  await browser._instrumentation.runBeforeCreateBrowserContext(options);
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (context === undefined || page === undefined) {
    throw new Error('Found no page in a new window, expected one.');
  }
  await prepare(page, options, display);
  const {_syncTabs: look} = getServerSide(browser) as {
    readonly _syncTabs: () => Promise<void>;
  };
  // Looks for windows that the page opens.
  const looking = setInterval(() => {
    look.call(getServerSide(browser)).catch(() => undefined);
  }, 300);
  context.on('page', (opened) => {
    (page as Page & EventEmitter).emit('popup', opened);
  });
  return Object.assign(context, {
    newPage: () => Promise.resolve(page),
    async close() {
      clearInterval(looking);
      await browser.close();
      window.close();
    },
  });
}

/**
 * Lets tests run in the WebKitGTK of the system. Playwright connects to it as to Safari on a phone,
 * with one window for each test. An X server provides screen, keyboard, and mouse.
 *
 * @param path of MiniBrowser.
 */
export function driveStockWebKit(path: string): void {
  webkit.launch = async () => {
    const display = await openDisplay();
    const {_connection} = webkit as typeof webkit & {_connection: object};
    const browser = {
      _connection,
      newContext: (options: BrowserContextOptions = {}) =>
        openContext(path, display, {...options}),
      close() {
        display.close();
        return Promise.resolve();
      },
    };
    return browser as unknown as Browser;
  };
}
