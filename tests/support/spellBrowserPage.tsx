import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, cleanup, fireEvent} from '@testing-library/react';
import SpellBrowser, {
  type Props,
} from '../../plugins/spells/theme/SpellBrowser';
import {renderOnPage} from './renderOnPage';

/** The served content of the page. */
const SERVED = 'All of them, as they were served.';

/** The elements that were scrolled into view, in order. */
export const broughtIntoView: Element[] = [];

/** Simulates a wide window in jsdom, and preloads the parts of the spell browser. */
export async function prepare(): Promise<void> {
  document.adoptedStyleSheets = [];
  CSSStyleSheet.prototype.replaceSync = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    broughtIntoView.push(this);
  };
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  await import('../../plugins/spells/theme/SpellBrowser/load');
}

/** Waits for React to render. */
async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Renders the spell browser alone at an address. */
export async function show(
  query = '',
  props: Partial<Props> = {},
): Promise<void> {
  cleanup();
  window.history.replaceState(null, '', `/magic-science/${query}`);
  renderOnPage(
    <BrowserContextProvider>
      <SpellBrowser {...props}>
        <p>{SERVED}</p>
      </SpellBrowser>
    </BrowserContextProvider>,
  );
  await settle();
}

function all(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Returns the texts of all elements that match a selector. */
export function texts(selector: string): readonly string[] {
  return all(selector).map(({textContent}) => textContent);
}

function one(selector: string, name = ''): HTMLElement {
  const [element] = all(selector).filter((each) =>
    [each.getAttribute('aria-label') ?? each.textContent, ''].includes(name),
  );
  if (element === undefined) {
    throw new Error(`Found no ${selector} named "${name}".`);
  }
  return element;
}

/** Clicks a button or a link by its name. */
export async function press(name: string): Promise<void> {
  const found = all('button, a').find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  fireEvent.click(found ?? one('button', name));
  await settle();
}

/** Changes the value of a control. */
export async function set(selector: string, value: string): Promise<void> {
  fireEvent.input(one(selector), {target: {value}});
  await settle();
}

/** Returns the names of the records shown in full or as cards, in order. */
export function names(): readonly string[] {
  return texts('article :is(h3, h5)');
}

/**
 * Returns the message with the number of records found; undefined while the served list is shown.
 */
export function found(): string | undefined {
  return texts('p[role="status"]')[0];
}

/** Whether the list is shown as it was served. */
export function isServed(): boolean {
  return texts('[hidden]').every((text) => text !== SERVED);
}

/** Returns the count beside a value of a facet. */
export function getCount(facet: string, value: string): string | undefined {
  const [label] = all(`[data-facet="${facet}"] label`).filter((each) =>
    each.textContent.startsWith(value),
  );
  return label?.textContent.slice(value.length);
}

/** Selects a value of a facet. */
export async function pick(facet: string, value: string): Promise<void> {
  const [label] = all(`[data-facet="${facet}"] label`).filter((each) =>
    each.textContent.startsWith(value),
  );
  fireEvent.click(label?.querySelector('input') ?? one('input', value));
  await settle();
}
