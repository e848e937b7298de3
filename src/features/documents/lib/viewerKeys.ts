/** A key press inside a viewer of documents. */
export type ViewerKey = {
  readonly key: string;
  /** Whether Ctrl, or Command on a Mac, is held. */
  readonly command: boolean;
  readonly alt: boolean;
  /** Whether readers are typing into a field. */
  readonly inField: boolean;
};

/** What a key does in a viewer. */
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

/** Decides what a key does in a viewer; most keys do nothing there. */
export function viewerAction(press: ViewerKey): ViewerAction | undefined {
  const {key, command, alt, inField} = press;
  if (alt) {
    return undefined;
  }
  if (command) {
    return WITH_COMMAND[key.toLowerCase()];
  }
  return inField ? undefined : PLAIN[key];
}
