import type {Manifest} from '@engine/docs-lock/method/manifest';
import {
  pinKey,
  getPin,
  pinText,
  readPin,
  type Pin,
} from '@engine/docs-lock/method/pin';

/** What is noted where the browser stores nothing: for as long as the page is there. */
const inMemory = new Map<string, Pin>();

/** What this browser knows of those who sign a site. */
export function pinAt(baseUrl: string): Pin | undefined {
  try {
    const text = localStorage.getItem(pinKey(baseUrl));
    return text === null ? inMemory.get(baseUrl) : readPin(text);
  } catch {
    return inMemory.get(baseUrl);
  }
}

/** Notes who signed what was trusted, and its counter; it stays when pages are locked. */
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
