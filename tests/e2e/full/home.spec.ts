import {expect, test} from '@playwright/test';
import {contentAreas} from '../../../src/site/contentAreas';
import {open} from '../../support/e2e/reading';

test('home says what this is, which day it is there, and leads to every area by cards that are links all over', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Orrameth');
  await expect(main).toContainText('Nine gates, one long road');
  await expect(main).toContainText('Today is');
  await expect(
    main.getByRole('list', {name: 'The moons today'}).getByRole('listitem'),
  ).toHaveCount(2);
  const cards = main.getByRole('listitem');
  for (const {id, label} of contentAreas) {
    await expect(cards.getByRole('link', {name: label})).toHaveAttribute(
      'href',
      `/${id}/`,
    );
  }
  const card = cards.filter({hasText: 'Magic Science'});
  const box = await card.boundingBox();
  await card.click({
    position: {x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) - 8},
  });
  await expect(page).toHaveURL('/magic-science/');
});
