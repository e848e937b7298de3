import {chromium, type Page} from '@playwright/test';
import type {SpellEntry} from '../../src/features/spells/lib/publish';
import {browserArguments} from '../browser/browserArguments';
import {findBrowser} from '../browser/findBrowser';
import type {Timing} from './timing';
import {withRecords} from './withRecords';

/** Measured interactions per step. */
const ROUNDS = 20;

/**
 * The interactions: a name, a selector, and the values to cycle through; an empty value is a
 * click.
 */
const STEPS: readonly (readonly [string, string, readonly string[]])[] = [
  ['filter', '[data-facet="sphere"] input', ['', '']],
  ['words', 'input[role="searchbox"]', ['wo', 'wolf', 'wolf k', 'wolf ke']],
  ['caster level', 'input[type="range"]', ['5', '12', '9']],
  ['order', 'form[role="search"] select', ['-name', 'range', '-duration']],
];

/**
 * Performs an interaction; returns the time to the next paint and to the last DOM change, in
 * milliseconds.
 */
async function act(
  page: Page,
  selector: string,
  value: string,
): Promise<readonly [number, number]> {
  return page.evaluate(
    async ({where, text}) => {
      const control = document.querySelector(where);
      if (!(control instanceof HTMLElement)) {
        throw new Error(`Found no ${where} on the page, expected a control.`);
      }
      let last = 0;
      const observer = new MutationObserver(() => {
        last = performance.now();
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      const start = performance.now();
      if (text === '') {
        control.click();
      } else {
        // Sets the value through the native setter, which React overrides on the element.
        const prototype: unknown = Object.getPrototypeOf(control);
        Reflect.set(prototype as object, 'value', text, control);
        control.dispatchEvent(new Event('input', {bubbles: true}));
        control.dispatchEvent(new Event('change', {bubbles: true}));
      }
      const painted = await new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => {
            resolve(performance.now());
          };
          port2.postMessage(null);
        });
      });
      await new Promise((resolve) => setTimeout(resolve, 400));
      observer.disconnect();
      return [painted - start, Math.max(0, last - start)] as const;
    },
    {where: selector, text: value},
  );
}

async function measureStep(
  page: Page,
  [name, selector, values]: (typeof STEPS)[number],
): Promise<readonly Timing[]> {
  const times: (readonly [number, number])[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const value = values[round % values.length] ?? '';
    times.push(await act(page, selector, value));
  }
  return [
    {name: `${name}, painted`, milliseconds: times.map(([painted]) => painted)},
    {name: `${name}, complete`, milliseconds: times.map(([, done]) => done)},
  ];
}

/** Measures interactions in the built site, with the given records. */
export async function measureInBrowser(
  origin: string,
  entries: readonly SpellEntry[],
): Promise<readonly Timing[]> {
  const json = JSON.stringify(entries);
  const browser = await chromium.launch({
    args: [...browserArguments],
    executablePath: findBrowser(),
  });
  try {
    const page = await browser.newPage();
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = withRecords(await response.text(), json);
      await route.fulfill({response, body});
    });
    await page.goto(`${origin}/magic-science/?view=list`);
    await page
      .getByText(`of ${entries.length} spells and powers`)
      .waitFor({timeout: 60_000});
    await page.getByRole('button', {name: 'Filters'}).click();
    await page.locator('[data-facet]').first().waitFor();
    const timings: Timing[] = [];
    for (const step of STEPS) {
      timings.push(...(await measureStep(page, step)));
    }
    return timings;
  } finally {
    await browser.close();
  }
}
