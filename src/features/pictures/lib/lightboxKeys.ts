/** The action of a key in a lightbox. */
export type LightboxAction =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomReset'
  | 'close'
  /** No action, but the event is stopped so that the page behind does not react. */
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

/** The properties of a key press that matter to a lightbox. */
export type LightboxKey = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** Returns the action of a key; undefined if the browser or a button handles it. */
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

/** Returns the index that an action leads to; it stays at the ends. */
export function getNextIndex(
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

/** Zoom factor of one step. */
const STEP = 1.5;
/** Maximum zoom, relative to the initial one; pinching has the same limit. */
export const MOST = 6;

/** The zoom after an action; 1 is the initial and the minimum zoom. */
export function getNextZoom(action: LightboxAction, zoom: number): number {
  const targets: Partial<Record<LightboxAction, number>> = {
    zoomIn: zoom * STEP,
    zoomOut: zoom / STEP,
    zoomReset: 1,
  };
  const target = targets[action] ?? zoom;
  return Math.max(1, Math.min(MOST, target));
}
