import {
  watchHydrationReplacements,
  type HydrationReplacements,
} from '../../../../src/page/hooks/hydrationReplacements';
import {watchFocus} from '../../../../src/page/hooks/watchFocus';

const TABS =
  '<ul><li tabindex="0">Warrior</li><li tabindex="0">Rogue</li></ul>';

let replacements: HydrationReplacements;

function made(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  const [element] = template.content.children;
  if (element === undefined) {
    throw new Error('Found no element.');
  }
  return element;
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (found === null) {
    throw new Error(`Found no ${selector}.`);
  }
  return found;
}

/** Replaces an element as React does: removes it, then inserts the new one in its place. */
function redraw(old: Element, html: string): Element {
  const {parentNode, nextSibling} = old;
  old.remove();
  const next = made(html);
  parentNode?.insertBefore(next, nextSibling);
  return next;
}

beforeEach(() => {
  document.body.innerHTML = `<p>Before</p><div id="one">${TABS}</div> <div id="two">${TABS}</div><p id="end">After</p>`;
  replacements = watchHydrationReplacements(document.body);
});

afterEach(() => {
  replacements.stop();
});

describe('the replacement of an element that is rendered again', () => {
  it('is the element itself if it stayed', () => {
    const end = find('#end');
    expect(replacements.of(end)).toBe(end);
  });

  it('is found by its position in the tree', () => {
    const rogue = find('#two li:last-child');
    const next = redraw(find('#two'), `<div id="two">${TABS}</div>`);
    expect(replacements.of(rogue)).toBe(next.querySelector('li:last-child'));
  });

  it('is not confused with that of a neighbor', () => {
    const [one, two] = [find('#one li'), find('#two li')];
    const first = redraw(find('#one'), `<div id="a">${TABS}</div>`);
    const second = redraw(find('#two'), `<div id="b">${TABS}</div>`);
    expect(replacements.of(one)).toBe(first.querySelector('li'));
    expect(replacements.of(two)).toBe(second.querySelector('li'));
  });

  it('is found after two replacements', () => {
    const rogue = find('#two li:last-child');
    const once = redraw(find('#two'), `<div id="two">${TABS}</div>`);
    const twice = redraw(once, `<div id="two">${TABS}</div>`);
    expect(replacements.of(rogue)).toBe(twice.querySelector('li:last-child'));
  });

  it('does not exist if the new content is missing or lacks such a part', () => {
    const rogue = find('#two li:last-child');
    const warrior = find('#one li');
    find('#one').remove();
    redraw(find('#two'), '<div id="two"><ul><li>Warrior</li></ul></div>');
    expect(replacements.of(rogue)).toBeUndefined();
    expect(replacements.of(warrior)).toBeUndefined();
  });

  it('does not exist for an element removed before the watch', () => {
    expect(replacements.of(made(TABS))).toBeUndefined();
  });

  it('is tracked only until the watch stops', () => {
    const rogue = find('#two li:last-child');
    replacements.stop();
    redraw(find('#two'), `<div id="two">${TABS}</div>`);
    expect(replacements.of(rogue)).toBeUndefined();
  });
});

describe('the focus', () => {
  it('moves to the replacement of the focused element', () => {
    const watch = watchFocus(replacements);
    const rogue = find('#two li:last-child');
    (rogue as HTMLElement).focus();
    redraw(find('#two'), `<div id="two">${TABS}</div>`);
    expect(document.activeElement).toBe(document.body);
    watch.keep();
    expect(document.activeElement).toBe(find('#two li:last-child'));
  });

  it('stays where it is otherwise', () => {
    (find('#one li') as HTMLElement).focus();
    const watch = watchFocus(replacements);
    redraw(find('#two'), `<div id="two">${TABS}</div>`);
    watch.keep();
    expect(document.activeElement).toBe(find('#one li'));
  });

  it('is not taken back after readers move it', () => {
    const watch = watchFocus(replacements);
    (find('#two li') as HTMLElement).focus();
    redraw(find('#two'), `<div id="two">${TABS}</div>`);
    (find('#one li') as HTMLElement).focus();
    watch.keep();
    expect(document.activeElement).toBe(find('#one li'));
  });
});
