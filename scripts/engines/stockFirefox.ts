import {firefox, type LaunchOptions} from '@playwright/test';
import {enterTextByCommand, getServerSide} from './serverSide';

type Session = {
  send: (method: string, params: object) => Promise<unknown>;
};

/** A command that Playwright sends to each new window, and that Firefox does not support yet. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/**
 * Lets tests run in the Firefox of the system, which Playwright drives by WebDriver BiDi.
 *
 * @param executablePath of Firefox.
 */
export function driveStockFirefox(executablePath: string): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options?: LaunchOptions) => {
    const channel = 'moz-firefox';
    const browser = await launch({...options, channel, executablePath});
    const {_browserSession} = getServerSide(browser) as {
      readonly _browserSession: Session;
    };
    // The browser and all pages share this session.
    const sessions = Object.getPrototypeOf(_browserSession) as Session;
    const {send} = sessions;
    sessions.send = function sendKnown(this: Session, method, params) {
      return method === UNKNOWN
        ? Promise.resolve({})
        : send.call(this, method, params);
    };
    browser.on('context', (context) => {
      context.on('page', enterTextByCommand);
    });
    return browser;
  };
}
