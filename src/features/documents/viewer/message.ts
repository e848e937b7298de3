import {part} from './elements';
import type {Texts} from './texts';

/** Says in place of the document why there is none, with the way to the file where there is one. */
export function say(texts: Texts, reason: string, retry: boolean): void {
  part('message', HTMLDivElement).hidden = false;
  part('message-text', HTMLParagraphElement).textContent =
    texts[`failure-${reason}`] ?? texts['failure-damaged'] ?? '';
  part('retry', HTMLButtonElement).hidden = !retry;
}
