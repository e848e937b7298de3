/** A key press inside a viewer of documents. */
export type ViewerKey = {
  readonly key: string;
  /** Whether Ctrl, or Command on a Mac, is pressed. */
  readonly command: boolean;
  readonly alt: boolean;
  /** Whether the focus is in a field. */
  readonly inField: boolean;
};

export type ViewerAction =
  'previous' | 'next' | 'zoom-in' | 'zoom-out' | 'search';

const PLAIN: Readonly<Record<string, ViewerAction>> = {
  PageUp: 'previous',
  PageDown: 'next',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
};

const WITH_COMMAND: Readonly<Record<string, ViewerAction>> = {
  f: 'search',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
};

/** Returns the action of a key; undefined for most keys. */
export function viewerAction(press: ViewerKey): ViewerAction | undefined {
  const {key, command, alt, inField} = press;
  if (alt) {
    return undefined;
  }
  if (command) {
    return WITH_COMMAND[key];
  }
  return inField ? undefined : PLAIN[key];
}
