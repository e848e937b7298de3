/** What a key asks of a lightbox. */
export type LightboxAction =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomReset'
  | 'close'
  /** Nothing, and nobody else may answer it: the page behind stays where it is. */
  | 'swallow';

const actions: ReadonlyMap<string, LightboxAction> = new Map([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'zoomReset'],
  ['Escape', 'close'],
]);

/** A key that went down, as far as a lightbox depends on it. */
export type LightboxKey = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** Decides what a key asks of a lightbox; nothing where it is the browser's or a button's. */
export function actionForKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: LightboxKey): LightboxAction | undefined {
  if (ctrlKey || metaKey) {
    return undefined;
  }
  if (altKey) {
    return key.startsWith('Arrow') ? 'swallow' : undefined;
  }
  return actions.get(key);
}

/** Where in a row of pictures an action leads; stays at the ends. */
export function indexAfter(
  action: LightboxAction,
  index: number,
  count: number,
): number {
  const targets: Partial<Record<LightboxAction, number>> = {
    next: index + 1,
    previous: index - 1,
    first: 0,
    last: count - 1,
  };
  const target = targets[action] ?? index;
  return Math.max(0, Math.min(count - 1, target));
}

/** How much nearer one press brings a picture. */
const STEP = 1.5;
/** The nearest, as a multiple of the first zoom: what fingers reach too. */
export const MOST = 6;

/** The zoom after an action; the first is 1, and nothing is smaller. */
export function zoomAfter(action: LightboxAction, zoom: number): number {
  const targets: Partial<Record<LightboxAction, number>> = {
    zoomIn: zoom * STEP,
    zoomOut: zoom / STEP,
    zoomReset: 1,
  };
  const target = targets[action] ?? zoom;
  return Math.max(1, Math.min(MOST, target));
}
