const CHANGED = 'changed';
const FORGOTTEN = 'forgotten';

/** Connects the tabs that use a database of this name. */
export type TabChannel = {readonly tellChanged: () => void};

type Listeners = {
  /** Called when another tab has stored a change. */
  readonly onChanged: () => void;
  /** Called when a tab has deleted everything. */
  readonly onForgotten: () => void;
};

/**
 * Opens a channel to the other tabs of the site. Browsers that store nothing, such as Firefox with
 * cookies blocked, deny it, and pages work without messages.
 *
 * @returns undefined if the browser denies the channel or does not support it.
 */
export function openChannel(
  name: string,
  onMessage?: (data: unknown) => void,
): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({data}) => onMessage?.(data));
    return channel;
  } catch {
    return undefined;
  }
}

export function tabChannel(name: string, listeners: Listeners): TabChannel {
  const channel = openChannel(name, (data) => {
    if (data === FORGOTTEN) {
      listeners.onForgotten();
    } else {
      listeners.onChanged();
    }
  });
  return {
    tellChanged() {
      channel?.postMessage(CHANGED);
    },
  };
}

/** Calls a function when any tab deletes a database; returns a function that stops this. */
export function onForgotten(name: string, run: () => void): () => void {
  const channel = openChannel(name, (data) => {
    if (data === FORGOTTEN) {
      run();
    }
  });
  return () => {
    channel?.close();
  };
}

/** Sends one message to all tabs, including this one. */
export function tellTabs(name: string, message: string): void {
  const channel = openChannel(name);
  channel?.postMessage(message);
  channel?.close();
}

/** Makes all tabs, including this one, drop their copy of a database. */
export function tellForgotten(name: string): void {
  tellTabs(name, FORGOTTEN);
}
