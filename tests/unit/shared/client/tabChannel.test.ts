import {
  onForgotten,
  tabChannel,
  tellForgotten,
} from '../../../../src/shared/client/tabChannel';

const {BroadcastChannel: original} = globalThis;

/** What a browser may do in place of opening a channel. */
function Denied(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

afterEach(() => {
  Object.assign(globalThis, {BroadcastChannel: original});
});

describe('messages between tabs', () => {
  it.each([
    ['denies them', Denied],
    ['has none', undefined],
  ])('are left out where the browser %s', (_, BroadcastChannel) => {
    Object.assign(globalThis, {BroadcastChannel});
    const listener = jest.fn();
    const channel = tabChannel('notes', {
      onChanged: listener,
      onForgotten: listener,
    });
    const stop = onForgotten('notes', listener);
    channel.tellChanged();
    tellForgotten('notes');
    stop();
    expect(listener).not.toHaveBeenCalled();
  });
});
