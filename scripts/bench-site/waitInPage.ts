import type {Page} from '@playwright/test';
import type {Wait} from './figures';

/** The longest that anything may take, in milliseconds: longer is a fault. */
const PATIENCE = 60_000;

/** What is pressed, and what shows then, as selectors; where nothing is pressed, the wait began with the page. */
export type Question = {readonly press?: string; readonly sign: string};

/** Waits until something is painted: how long that took, and what kept the page from drawing meanwhile, in milliseconds. */
export function waitInPage(page: Page, {press, sign}: Question): Promise<Wait> {
  return page.evaluate(
    async ({pressed, shown, patience}) => {
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
        if (last - start > patience) {
          throw new Error(`Found no ${shown} on the page.`);
        }
      }
      await nextFrame();
      const took = last - start;
      // Tasks are told of a little later.
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      return {took, frame, task: Math.max(...tasks)};
    },
    {pressed: press ?? '', shown: sign, patience: PATIENCE},
  );
}
