/** Notifies the other tabs of a site. */
export type TabChannel = {readonly tellChanged: () => void};

type Listeners = {
  /** Another tab has stored something. */
  readonly onChanged: () => void;
  /** Another tab has forgotten everything. */
  readonly onForgotten: () => void;
};

const FORGOTTEN = 'forgotten';

/** Connects the tabs that use a database of this name. */
export function tabChannel(
  name: string,
  {onChanged, onForgotten}: Listeners,
): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({data}) => {
    if (data === FORGOTTEN) {
      onForgotten();
    } else {
      onChanged();
    }
  };
  return {
    tellChanged() {
      channel.postMessage('changed');
    },
  };
}

/** Makes all tabs that use a database of this name drop what they hold of it, this one too. */
export function tellForgotten(name: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(FORGOTTEN);
  channel.close();
}
