import {expect, test} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';

test('the calculator on a rules page updates as readers type', async ({
  page,
}) => {
  await page.goto('/magic-science/spell-factors.html');
  await hydrated(page);
  const form = page.getByRole('group', {name: 'What a spell costs'});
  await expect(form.getByRole('status')).toContainText('9 motes');
  await form.getByLabel('Spell level').fill('6');
  await form.getByLabel('Caster level').fill('12');
  await form.getByLabel('Targets').selectOption('as written');
  await form.getByLabel('Area').selectOption('× 2');
  await form.getByLabel('Duration').selectOption('× 2');
  await form.getByLabel('Save').selectOption('Strength +1');
  await expect(form.getByRole('status')).toContainText('45 motes');
  await expect(form.getByRole('status')).toContainText('Strength 23');
  await form.getByLabel('Caster level').fill('21');
  await expect(form).toContainText('A whole number from 1 to 20');
});

test('a page without a calculator loads none', async ({page}) => {
  const asked: string[] = [];
  page.on('response', (response) => asked.push(response.url()));
  await page.goto('/magic-science/healing.html');
  await hydrated(page);
  const scripts = await Promise.all(
    asked
      .filter((url) => url.endsWith('.js'))
      .map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.join('')).not.toContain('site.spellCost.title');
});
