/** @jest-environment jsdom */
import {loadScripts} from '../../../../plugins/hydrate-on-intent/loadScripts';
import {stub} from '../../../support/stub';

/** Lets all pending promises settle. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await Promise.resolve();
  }
}

let controller = new AbortController();
let waits = false;
const answer = jest.fn<Promise<Response>, []>();

/** Opens a page with two scripts, fully parsed or not. */
function open(there = true) {
  const scripts = loadScripts();
  scripts.lookAfter(() => waits, controller.signal);
  if (there) {
    window.dispatchEvent(new Event('DOMContentLoaded'));
  }
  return scripts;
}

function added(): readonly HTMLScriptElement[] {
  return [...document.querySelectorAll('script')];
}

function fail(): void {
  added().at(-1)?.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  jest.useFakeTimers();
  controller = new AbortController();
  waits = false;
  document.head.innerHTML =
    '<meta name="script" content="/a.js"><meta name="script" content="/b.js"><meta name="other" content="/c.js">';
  answer.mockReset().mockRejectedValue(new TypeError('offline'));
  globalThis.fetch = answer;
});

afterEach(() => {
  controller.abort();
  jest.useRealTimers();
});

describe('the scripts of a page', () => {
  it('are added once and in order, by their names', async () => {
    const {load} = open();
    expect(added()).toEqual([]);
    load();
    load();
    await settle();
    expect(added().map(({src, async}) => [src, async])).toEqual([
      ['http://localhost/a.js', false],
      ['http://localhost/b.js', false],
    ]);
  });

  it('are requested behind the whole stylesheet, which applied only to print before, and now follows the styles of the page', async () => {
    document.head.innerHTML += '<style></style>';
    document.body.innerHTML =
      '<link rel="stylesheet" media="print" href="/a.css">';
    const {load} = open();
    load();
    await settle();
    const [sheet] = document.querySelectorAll('link');
    expect(sheet).toMatchObject({
      rel: 'stylesheet',
      media: 'all',
      href: 'http://localhost/a.css',
    });
    expect(sheet?.previousElementSibling?.tagName).toBe('STYLE');
    expect(sheet?.nextElementSibling).toBe(added()[0]);
    expect(document.body.children).toHaveLength(0);
    expect(added()).toHaveLength(2);
  });

  it('come again without the stylesheet, which is there', async () => {
    document.head.innerHTML +=
      '<link rel="stylesheet" media="print" href="/a.css">';
    const {load} = open();
    load();
    await settle();
    fail();
    jest.advanceTimersByTime(2000);
    load();
    await settle();
    expect(document.querySelectorAll('link')).toHaveLength(1);
    expect(added()).toHaveLength(4);
  });

  it('wait for the end of the page', async () => {
    const {load} = open(false);
    load();
    await settle();
    expect(added()).toEqual([]);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await settle();
    expect(added()).toHaveLength(2);
  });

  it('are requested again at the next sign after a failure, but not within two seconds', async () => {
    const {load} = open();
    load();
    await settle();
    fail();
    fail();
    jest.advanceTimersByTime(1999);
    load();
    await settle();
    expect(added()).toHaveLength(2);
    jest.advanceTimersByTime(1);
    await settle();
    expect(added()).toHaveLength(2);
    load();
    await settle();
    expect(added()).toHaveLength(4);
    expect(answer).not.toHaveBeenCalled();
  });

  it('are requested again automatically while readers wait', async () => {
    const {load} = open();
    load();
    await settle();
    waits = true;
    fail();
    jest.advanceTimersByTime(2000);
    await settle();
    expect(added()).toHaveLength(4);
    expect(answer).toHaveBeenCalledWith('', {cache: 'no-store'});
  });

  it('are not reloaded because a picture fails', async () => {
    const {load} = open();
    load();
    await settle();
    const picture = document.head.appendChild(document.createElement('img'));
    picture.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(2000);
    load();
    await settle();
    expect(added()).toHaveLength(2);
  });

  it.each([
    ['does not know the page', {ok: false}, true],
    ['knows the page, but nobody waits any more', {ok: true}, false],
  ])('leave the page unchanged if the host %s', async (_, response, still) => {
    const {load} = open();
    answer.mockResolvedValue(stub<Response>(response));
    load();
    await settle();
    waits = true;
    fail();
    waits = still;
    await settle();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(added()).toHaveLength(2);
  });
});
