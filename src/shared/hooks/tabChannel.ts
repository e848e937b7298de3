const CHANGED = 'changed';
const FORGOTTEN = 'forgotten';

/** Connects the tabs that use a database of this name. */
export type TabChannel = {readonly tellChanged: () => void};

type Listeners = {
  /** Another tab has stored something. */
  readonly onChanged: () => void;
  /** A tab has forgotten everything. */
  readonly onForgotten: () => void;
};

/** Follows the other tabs that use a database, and notifies them. */
export function tabChannel(name: string, listeners: Listeners): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({data}) => {
    if (data === FORGOTTEN) {
      listeners.onForgotten();
    } else {
      listeners.onChanged();
    }
  };
  return {
    tellChanged() {
      channel.postMessage(CHANGED);
    },
  };
}

/** Calls a function when a database is forgotten, by any tab; returns a function that stops this. */
export function onForgotten(name: string, run: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({data}) => {
    if (data === FORGOTTEN) {
      run();
    }
  };
  return () => {
    channel.close();
  };
}

/** Makes all tabs, this one too, drop what they hold of a database. */
export function tellForgotten(name: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(FORGOTTEN);
  channel.close();
}
