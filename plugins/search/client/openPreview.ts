import {computePosition, flip, inline, offset, shift} from '@floating-ui/dom';
import type {Preview} from '../model/previews';
import {closingSignals} from './closingSignals';
import {previewCard, previewSheet} from './elements';
import css from './preview.lazy.css';
import {getPreview} from './getPreview';
import {veilPreview} from './veilPreview';

export type PreviewRequest = {
  readonly link: HTMLAnchorElement;
  /** The target of the link, without the base path. */
  readonly to: string;
  /** Whether readers asked with a long press, not by hovering. */
  readonly isTouch: boolean;
};

/** Distance of a card from its link and from the edge of the window, in pixels. */
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

/** Shows a card beside the link until readers leave it. */
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
  // The card is inside the link's landmark, so that screen readers announce the context.
  (link.closest('main') ?? document.body).append(card);
  if (described === null) {
    link.setAttribute('aria-describedby', card.id);
  }
  closingSignals({link, card, close, signal: controller.signal});
  void place(card, link);
  return close;
}

/** Prevents the context menu of a long press from covering the sheet. */
function keepMenuAway(event: Event): void {
  event.preventDefault();
}

/** Shows a sheet at the bottom of the window. */
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
 * Shows the preview of a link.
 *
 * @returns a function that closes it; undefined if there is no preview.
 */
export async function openPreview(
  {link, to, isTouch}: PreviewRequest,
  isStillAsked: () => boolean,
): Promise<(() => void) | undefined> {
  const preview = veilPreview(await getPreview(to));
  if (preview === undefined || !isStillAsked()) {
    return undefined;
  }
  adoptStyles();
  return isTouch ? openSheet(link, preview) : openCard(link, preview);
}
