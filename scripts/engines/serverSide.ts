import type {Page} from '@playwright/test';

/** The server-side part of a Playwright object, in the same process. */
export function getServerSide(object: object): unknown {
  const {_connection} = object as {
    readonly _connection: {readonly toImpl: (client: object) => unknown};
  };
  return _connection.toImpl(object);
}

type Keyboard = {
  sendText: (progress: object, text: string) => Promise<void>;
};

/**
 * Lets `fill` enter text as a keyboard does. React does not notice input by Playwright in browsers
 * other than its own builds.
 */
export function enterTextByCommand(page: Page): void {
  const {delegate} = getServerSide(page) as {
    readonly delegate: {readonly rawKeyboard: Keyboard};
  };
  delegate.rawKeyboard.sendText = async (_progress, text) => {
    await page.evaluate(
      `document.execCommand('insertText', false, ${JSON.stringify(text)})`,
    );
  };
}
