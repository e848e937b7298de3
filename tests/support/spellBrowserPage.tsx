import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, cleanup, fireEvent} from '@testing-library/react';
import SpellBrowser, {
  type Props,
} from '../../src/features/spells/components/SpellBrowser';
import {renderOnPage} from './renderOnPage';

/** What the page says before readers look for anything. */
const SERVED = 'All of them, as they were served.';

/** What was brought into view, in order. */
export const broughtIntoView: Element[] = [];

/** Gives jsdom what it lacks of a wide window, and fetches the parts that the browser of spells asks for. */
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
  await import('../../src/features/spells/components/SpellBrowser/load');
}

/** Waits until what was asked for is drawn. */
async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Shows the browser of spells, and it alone, at an address. */
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

/** The texts of all elements of a selector. */
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

/** Presses a button, or a link, by its name. */
export async function press(name: string): Promise<void> {
  const found = all('button, a').find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  fireEvent.click(found ?? one('button', name));
  await settle();
}

/** Gives a control another value. */
export async function set(selector: string, value: string): Promise<void> {
  fireEvent.input(one(selector), {target: {value}});
  await settle();
}

/** The names of the records that are shown in full or on cards, in their order. */
export function names(): readonly string[] {
  return texts('article :is(h3, h5)');
}

/** How many records are found; nothing where the list is as it was served. */
export function found(): string | undefined {
  return texts('p[role="status"]')[0];
}

/** Whether readers see the list as it was served. */
export function isServed(): boolean {
  return texts('[hidden]').every((text) => text !== SERVED);
}

/** What a value of a facet would show, as it stands beside its name. */
export function getCount(facet: string, value: string): string | undefined {
  const [label] = all(`[data-facet="${facet}"] label`).filter((each) =>
    each.textContent.startsWith(value),
  );
  return label?.textContent.slice(value.length);
}

/** Asks for a value of a facet. */
export async function pick(facet: string, value: string): Promise<void> {
  const [label] = all(`[data-facet="${facet}"] label`).filter((each) =>
    each.textContent.startsWith(value),
  );
  fireEvent.click(label?.querySelector('input') ?? one('input', value));
  await settle();
}
