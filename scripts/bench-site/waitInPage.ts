import type {Page} from '@playwright/test';
import type {Wait} from './figures';

/** Timeout in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Selectors of the element to click, and of the element that ends the wait; without a click, the
 * wait starts with the page load.
 */
export type Question = {readonly press?: string; readonly sign: string};

/**
 * Waits until an element is painted, and measures long frames and tasks meanwhile, in
 * milliseconds.
 */
export function waitInPage(page: Page, {press, sign}: Question): Promise<Wait> {
  return page.evaluate(
    async ({pressed, shown, timeout}) => {
      const tasks = [0];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({duration}) => duration));
      });
      observer.observe({type: 'longtask'});
      let last = performance.now();
      const start = pressed === '' ? 0 : last;
      let frame = 0;
      const nextFrame = async (): Promise<void> => {
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        frame = Math.max(frame, now - last);
        last = now;
      };
      if (pressed !== '') {
        document.querySelector<HTMLElement>(pressed)?.click();
      }
      while (document.querySelector(shown) === null) {
        await nextFrame();
        if (last - start > timeout) {
          throw new Error(`Found no ${shown} on the page.`);
        }
      }
      await nextFrame();
      const took = last - start;
      // Long tasks are reported with a delay.
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      return {took, frame, task: Math.max(...tasks)};
    },
    {pressed: press ?? '', shown: sign, timeout: TIMEOUT},
  );
}
