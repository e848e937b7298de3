const {TestEnvironment} = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks: Node has it too. */
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

/** A window as over a secure connection. */
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
