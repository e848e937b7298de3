import type {Page} from '@playwright/test';

/** What Playwright keeps of one of its objects on the side of the browser, in the same process. */
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
 * Lets `fill` enter text as a keyboard does. React doesn't notice what Playwright does in browsers
 * that aren't its own builds.
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
