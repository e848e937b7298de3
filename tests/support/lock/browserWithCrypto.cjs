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

/** A jsdom environment with Web Crypto, as in a secure context. */
module.exports = class BrowserWithCrypto extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of names) {
      this.global[name] = globalThis[name];
    }
    Object.defineProperty(this.global, 'crypto', {
      value: globalThis.crypto,
      configurable: true,
      writable: true,
    });
  }
};
