import type {PDFDocumentProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type {Parts} from './createViewer';
import {onPress, part} from './elements';

type Entry = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

function createEntry(
  links: Parts['links'],
  {title, dest, items}: Entry,
): Element {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = title;
  button.disabled = dest === null;
  button.addEventListener('click', () => {
    if (dest !== null) {
      void links.goToDestination(dest);
    }
  });
  item.append(button);
  if (items.length > 0) {
    item.append(createList(links, items));
  }
  return item;
}

function createList(
  links: Parts['links'],
  entries: readonly Entry[],
): HTMLUListElement {
  const list = document.createElement('ul');
  list.append(...entries.map((entry) => createEntry(links, entry)));
  return list;
}

/** Shows the outline of a document beside its pages, if it has one. */
export async function showOutline(
  {links}: Parts,
  document: PDFDocumentProxy,
): Promise<void> {
  // By its type, an outline always exists, but pdf.js returns null without one.
  const entries: readonly Entry[] | null = await document
    .getOutline()
    .catch(() => null);
  if (entries === null || entries.length === 0) {
    return;
  }
  const panel = part('outline', HTMLElement);
  const toggle = part('outline-toggle', HTMLButtonElement);
  panel.append(createList(links, entries));
  toggle.hidden = false;
  onPress('outline-toggle', () => {
    panel.hidden = !panel.hidden;
    toggle.setAttribute('aria-expanded', `${!panel.hidden}`);
  });
}
