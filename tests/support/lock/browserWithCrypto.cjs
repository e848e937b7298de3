const {TestEnvironment} = require('jest-environment-jsdom');

/** Globals that browsers and Node have but jsdom lacks. */
const names = [
  'ArrayBuffer',
  'Blob',
  'CompressionStream',
  'DecompressionStream',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'Uint8Array',
];

/** Channels between tabs, which reach all others of their name in this browser. */
function createChannels() {
  const open = new Set();
  return class BroadcastChannel {
    constructor(name) {
      this.name = name;
      this.listeners = [];
      open.add(this);
    }
    addEventListener(_, listener) {
      this.listeners.push(listener);
    }
    postMessage(data) {
      for (const other of open) {
        if (other !== this && other.name === this.name) {
          other.listeners.forEach((listener) =>
            globalThis.setTimeout(() => listener({data})),
          );
        }
      }
    }
    close() {
      open.delete(this);
    }
  };
}

/** A jsdom environment with channels between tabs, and with Web Crypto, as in a secure context. */
module.exports = class BrowserWithCrypto extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of names) {
      this.global[name] = globalThis[name];
    }
    this.global.BroadcastChannel = createChannels();
    Object.defineProperty(this.global, 'crypto', {
      value: globalThis.crypto,
      configurable: true,
      writable: true,
    });
  }
};
