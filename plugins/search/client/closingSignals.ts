/** An open card, and how to close it. */
export type OpenCard = {
  readonly link: HTMLElement;
  readonly card: HTMLElement;
  readonly close: () => void;
  readonly signal: AbortSignal;
};

/** How long the pointer may take from the link to the card, in milliseconds. */
const ON_THE_WAY = 150;

function isWithin(
  target: EventTarget | null,
  elements: readonly Node[],
): boolean {
  return (
    target instanceof Node && elements.some((each) => each.contains(target))
  );
}

/** Closes a card when readers point elsewhere, move the focus away, press Escape, or scroll. */
export function closingSignals({link, card, close, signal}: OpenCard): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  document.addEventListener(
    'pointerover',
    ({target}) => {
      clearTimeout(timer);
      if (!isWithin(target, [link, card])) {
        timer = setTimeout(close, ON_THE_WAY);
      }
    },
    {signal},
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        close();
      }
    },
    {signal},
  );
  link.addEventListener('blur', close, {signal});
  link.addEventListener('click', close, {signal});
  window.addEventListener('scroll', close, {signal, passive: true});
}
