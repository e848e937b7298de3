import type {Page} from '@playwright/test';

/** Problems that a page must not have, even unnoticed. */
export type Complaints = {
  /** Errors and warnings in the console, and uncaught errors. */
  readonly messages: string[];
  /** Requests to other hosts. */
  readonly foreignRequests: string[];
};

/** Records the errors, warnings and foreign requests of a page from now on. */
export function watch(page: Page, origin: string): Complaints {
  const complaints: Complaints = {messages: [], foreignRequests: []};
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.messages.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.messages.push(error.message));
  page.on('request', (request) => {
    const {protocol, origin: asked} = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) {
      complaints.foreignRequests.push(request.url());
    }
  });
  return complaints;
}

/** Sends a page the slightest sign of a reader, and waits until it is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() =>
    window.dispatchEvent(new PointerEvent('pointermove', {movementX: 1})),
  );
  await page.locator('html[data-has-hydrated="true"]').waitFor({
    state: 'attached',
  });
}
