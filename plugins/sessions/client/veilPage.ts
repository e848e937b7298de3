import {translate} from '@docusaurus/Translate';
import {readSessionMark} from '../../../src/shared/model/sessionMark';
import {
  findReached,
  isLater,
  type MarkedPage,
  type Progress,
} from '../model/progress';
import {describeVeil} from './describeVeil';
import {markedPages} from './laterPages';

const NOTE = 'veilNote';
const MARKED = '[data-session]';

/** Shows hidden elements until the page is left, and moves the focus to the first. */
function lookAnyway(veiled: readonly HTMLElement[], note: Element): void {
  note.remove();
  for (const element of veiled) {
    // Elements inside a part belong to the same session.
    for (const each of [
      element,
      ...element.querySelectorAll<HTMLElement>(MARKED),
    ]) {
      each.dataset['shown'] = '';
    }
  }
  const first = veiled[0];
  if (first !== undefined) {
    first.tabIndex = -1;
    first.focus();
  }
}

function makeNote(
  name: 'div' | 'li',
  reached: number,
  veiled: () => readonly HTMLElement[],
): HTMLElement {
  const note = document.createElement(name);
  const said = document.createElement('span');
  const button = document.createElement('button');
  note.className = NOTE;
  note.dataset['reached'] = String(reached);
  said.textContent = describeVeil(reached);
  button.type = 'button';
  button.className = 'button button--secondary';
  button.textContent = translate({
    id: 'site.playedUpTo.look',
    message: 'Show anyway',
    description: 'Button that shows content that a group has not reached',
  });
  button.addEventListener('click', () => {
    lookAnyway(veiled(), note);
  });
  note.append(said, button);
  return note;
}

/** The element that contains the note for a hidden one: itself, its list, or the frame of its table. */
function findHost(element: HTMLElement): HTMLElement | null {
  if (element instanceof HTMLDivElement) {
    return element;
  }
  return element instanceof HTMLLIElement
    ? element.parentElement
    : (element.closest('table')?.parentElement ?? null);
}

/** Lists the hidden elements that readers have not shown, without those inside others. */
function listVeiled(progress: Progress): readonly HTMLElement[] {
  const isVeiled = (element: HTMLElement | null | undefined): boolean =>
    element?.dataset['shown'] === undefined &&
    isLater(element?.dataset['session'], progress);
  return [...document.querySelectorAll<HTMLElement>(MARKED)].filter(
    (element) =>
      isVeiled(element) &&
      !isVeiled(element.parentElement?.closest<HTMLElement>(`div${MARKED}`)),
  );
}

/** The hidden elements by host; a heading belongs to the block after it. */
function groupByHost(
  progress: Progress,
): ReadonlyMap<HTMLElement, readonly HTMLElement[]> {
  const groups = new Map<HTMLElement, HTMLElement[]>();
  let headings: HTMLElement[] = [];
  for (const element of listVeiled(progress)) {
    if (/^H\d$/.test(element.tagName)) {
      headings.push(element);
      continue;
    }
    const host = findHost(element);
    if (host !== null) {
      groups.set(host, [...(groups.get(host) ?? []), ...headings, element]);
    }
    headings = [];
  }
  return groups;
}

/** Removes notes where nothing is hidden anymore. */
function removeNotes(hosts: ReadonlyMap<HTMLElement, unknown>): void {
  for (const note of document.querySelectorAll(`.${NOTE}`)) {
    if (note.parentElement === null || !hosts.has(note.parentElement)) {
      note.remove();
    }
  }
}

/** Puts a note into a host, unless there is one that says the same. */
function placeNote(
  host: HTMLElement,
  reached: number,
  veiled: () => readonly HTMLElement[],
): void {
  const note = host.querySelector<HTMLElement>(`:scope > .${NOTE}`);
  if (note?.dataset['reached'] !== String(reached)) {
    note?.remove();
    const name = host instanceof HTMLUListElement ? 'li' : 'div';
    host.append(makeNote(name, reached, veiled));
  }
}

/** The session that a group has reached in the campaign of an element. */
function findReachedSession(
  element: HTMLElement | undefined,
  progress: Progress,
): number {
  const mark = readSessionMark(element?.dataset['session'] ?? '');
  return (mark && findReached(mark.campaign, progress)) ?? 0;
}

/** Marks the entries of lists that link to a page of a session. */
function markEntries(pages: readonly MarkedPage[]): void {
  for (const {to, mark} of pages) {
    for (const link of document.querySelectorAll(
      `li > a[href=${JSON.stringify(to)}], li > div > a[href=${JSON.stringify(to)}]`,
    )) {
      const entry = link.closest('li');
      if (entry !== null) {
        entry.dataset['session'] ??= mark;
      }
    }
  }
}

/** Adds a note with a button where something is hidden, and removes outdated notes. */
export function placeNotes(
  progress: Progress,
  pages: readonly MarkedPage[] = markedPages,
): void {
  markEntries(pages);
  const groups = groupByHost(progress);
  removeNotes(groups);
  for (const [host, elements] of groups) {
    placeNote(
      host,
      findReachedSession(elements.at(-1), progress),
      () => groupByHost(progress).get(host) ?? [],
    );
  }
}

/** Scrolls to the note in place of the content that the address names. */
function showTarget(progress: Progress): void {
  const target = document.getElementById(
    decodeURIComponent(location.hash.slice(1)),
  );
  const veiled = target?.closest<HTMLElement>(MARKED);
  for (const [host, elements] of veiled ? groupByHost(progress) : []) {
    if (veiled && elements.includes(veiled)) {
      host
        .querySelector(`:scope > .${NOTE}`)
        ?.scrollIntoView({block: 'center'});
    }
  }
}

/**
 * Keeps the notes up to date while the content of the page changes.
 *
 * @returns a function that stops this and removes the notes.
 */
export function followPage(progress: Progress): () => void {
  let frame = 0;
  const place = (): void => {
    placeNotes(progress);
  };
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  observer.observe(document.body, {childList: true, subtree: true});
  place();
  showTarget(progress);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    placeNotes({});
  };
}
