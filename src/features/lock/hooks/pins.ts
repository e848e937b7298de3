import type {Manifest} from '@engine/docs-lock/method/manifest';
import {
  pinKey,
  getPin,
  pinText,
  readPin,
  type Pin,
} from '@engine/docs-lock/method/pin';

/** Fallback for browsers that deny storage; lasts as long as the page. */
const inMemory = new Map<string, Pin>();

/** Reads the signer that this browser has stored for the site. */
export function readStoredPin(baseUrl: string): Pin | undefined {
  try {
    const text = localStorage.getItem(pinKey(baseUrl));
    return text === null ? inMemory.get(baseUrl) : readPin(text);
  } catch {
    return inMemory.get(baseUrl);
  }
}

/** Pins the signer and the counter of a trusted manifest; the pin survives locking. */
export function notePin(baseUrl: string, manifest: Manifest): void {
  const pin = getPin(manifest);
  if (pin === undefined) {
    return;
  }
  try {
    localStorage.setItem(pinKey(baseUrl), pinText(pin));
    inMemory.delete(baseUrl);
  } catch {
    inMemory.set(baseUrl, pin);
  }
}
