import {expect, test, type Page} from '@playwright/test';
import {contrast, luminance} from '../../../plugins/assets/model/veil';
import {hydrated} from '../../support/e2e/watch';

/** Returns the computed color of a token, as a number. */
function readColor(page: Page, token: string): Promise<number> {
  return page
    .evaluate((name) => {
      const probe = document.createElement('i');
      probe.style.color = `var(${name})`;
      document.body.append(probe);
      const {color} = getComputedStyle(probe);
      probe.remove();
      return color;
    }, token)
    .then((color) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return luminance({r, g, b});
    });
}

test.use({contrast: 'more'});

test('readers who prefer more contrast get it for all text and borders, dark and light', async ({
  page,
}) => {
  for (const mode of ['dark', 'light']) {
    await page.goto(`/?docusaurus-theme=${mode}`);
    await hydrated(page);
    const ground = await readColor(page, '--world-ground');
    const raised = await readColor(page, '--world-raised');
    for (const [token, least] of [
      ['--world-ink', 15],
      ['--world-ink-soft', 15],
      ['--world-accent', 7],
      ['--world-rule', 3],
      ['--world-rule-strong', 7],
    ] as const) {
      const color = await readColor(page, token);
      for (const behind of [ground, raised]) {
        expect(contrast(color, behind), `${token}, ${mode}`).toBeGreaterThan(
          least,
        );
      }
    }
  }
});
