import {part} from './elements';
import type {Texts} from './texts';

/** Replaces the document by a message, with a link to the file if there is one. */
export function showMessage(
  texts: Texts,
  reason: string,
  retry: boolean,
): void {
  part('message', HTMLDivElement).hidden = false;
  part('message-text', HTMLParagraphElement).textContent =
    texts[`failure-${reason}`] ?? texts['failure-damaged'] ?? '';
  part('retry', HTMLButtonElement).hidden = !retry;
}
