import {computePosition, flip, inline, offset, shift} from '@floating-ui/dom';
import type {Preview} from '../lib/previews';
import {closingSignals} from './closingSignals';
import {previewCard, previewSheet} from './elements';
import css from './preview.lazy.css';
import {getPreview} from './getPreview';

/** How readers ask for a preview. */
export type Asking = {
  readonly link: HTMLAnchorElement;
  /** Where the link leads, without the base path. */
  readonly to: string;
  /** Whether they press long on it, and have no pointer that rests. */
  readonly isTouch: boolean;
};

/** How far a card stands from its link, and from the edge of the window, in pixels. */
const GAP = 8;

let isStyled = false;

function adoptStyles(): void {
  if (!isStyled) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    isStyled = true;
  }
}

async function place(card: HTMLElement, link: Element): Promise<void> {
  const {x, y} = await computePosition(link, card, {
    strategy: 'fixed',
    placement: 'top-start',
    middleware: [
      inline(),
      offset(GAP),
      flip({padding: GAP}),
      shift({padding: GAP}),
    ],
  });
  card.style.insetInlineStart = `${x}px`;
  card.style.insetBlockStart = `${y}px`;
}

/** Shows a card beside the link, until readers turn to something else. */
function openCard(link: HTMLAnchorElement, preview: Preview): () => void {
  const card = previewCard(preview);
  const described = link.getAttribute('aria-describedby');
  const controller = new AbortController();
  const close = (): void => {
    controller.abort();
    card.remove();
    if (described === null) {
      link.removeAttribute('aria-describedby');
    }
  };
  // In the landmark of the link, so that who listens learns where it belongs.
  (link.closest('main') ?? document.body).append(card);
  if (described === null) {
    link.setAttribute('aria-describedby', card.id);
  }
  closingSignals({link, card, close, signal: controller.signal});
  void place(card, link);
  return close;
}

/** Keeps the menu of the browser for a long press from lying over what is shown. */
function keepMenuAway(event: Event): void {
  event.preventDefault();
}

/** Shows a sheet at the foot of the window. */
function openSheet(link: HTMLAnchorElement, preview: Preview): () => void {
  const sheet = previewSheet(preview, link);
  document.body.append(sheet);
  document.addEventListener('contextmenu', keepMenuAway);
  sheet.addEventListener('close', () => {
    document.removeEventListener('contextmenu', keepMenuAway);
    sheet.remove();
  });
  sheet.showModal();
  return () => {
    sheet.close();
  };
}

/**
 * Shows what a link leads to, where that is known.
 *
 * @returns a function that closes it; nothing where there is nothing to show.
 */
export async function openPreview(
  {link, to, isTouch}: Asking,
  isStillAsked: () => boolean,
): Promise<(() => void) | undefined> {
  const preview = await getPreview(to);
  if (preview === undefined || !isStillAsked()) {
    return undefined;
  }
  adoptStyles();
  return isTouch ? openSheet(link, preview) : openCard(link, preview);
}
