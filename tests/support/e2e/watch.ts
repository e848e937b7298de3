import type {Page} from '@playwright/test';

/** What a page did that readers should never notice. */
export type Complaints = {
  /** Errors and warnings of the console, and errors that nothing caught. */
  readonly messages: string[];
  /** Requests that left the host of the site. */
  readonly foreignRequests: string[];
};

/** Writes down, from now on, what a page complains of. */
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

/** Gives a page the faintest sign of a reader, and waits until it is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({
    state: 'attached',
  });
}
