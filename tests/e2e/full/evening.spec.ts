import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {
  findCards as findPins,
  findDesk,
  openWithPins,
} from '../../support/e2e/desk';
import {forgetAll} from '../../support/e2e/forget';
import {unlock} from '../../support/e2e/gate';
import {
  countKept,
  countWorkers,
  keep,
  openKeep,
  test,
} from '../../support/e2e/keep';
import {
  findNumber,
  findSheet,
  levelUp,
  openSheet,
  saveSheet,
} from '../../support/e2e/sheet';
import {openFile, saveFile} from '../../support/e2e/toolFiles';
import {
  addFighter,
  findCards,
  findTracker,
  openTracker,
} from '../../support/e2e/tracker';

test.setTimeout(240_000);

const WEAPONS = '/character-handbook/weapon-proficiencies.html';

/** Ten things that a fight asks for: rows of tables, headings and a page. */
const THINGS = [
  {path: WEAPONS, selector: 'tbody tr', count: 4},
  {
    path: '/combat-and-tactics/armor-and-defense.html',
    selector: 'tbody tr',
    count: 3,
  },
  {
    path: '/deities-and-cosmology/turning-undead.html',
    selector: ':is(h1, h2[id])',
    count: 3,
  },
] as const;

const CELLAR = '/reference/the-ninth-bed.html';

/** What must not leave the browser, as it would stand in a request. */
const NOTE = 'quiet-as-a-lamp';

const HEROES = ['Odo Varick', 'Tessa Varn'];

/** Three foes of the cellar, and the heroes. */
const FIGHTERS = 3 + HEROES.length;

/** Enough turns for everybody to have one, and for a second round. */
const TURNS = FIGHTERS + 2;

/** Pins ten things with the key P, and returns the first words of each. */
async function pinThings(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  for (const {path, selector, count} of THINGS) {
    await page.goto(path);
    await hydrated(page);
    await page.locator('.deskPin').first().waitFor();
    for (let index = 0; index < count; index += 1) {
      const thing = page.locator(`main .markdown ${selector}`).nth(index);
      const text = await thing.evaluate(
        (element) => (element.querySelector('th, td') ?? element).textContent,
      );
      const name = text.replace(/[\s\u200B]+$/, '');
      names.push(name);
      await thing.hover();
      await page.keyboard.press('p');
      // The message of the pin before may still be there.
      await expect(page.locator('.deskToast')).toContainText(
        new RegExp(`^Pinned.*${name}`),
      );
    }
  }
  return names;
}

/** Takes the turn of who acts, which the players see; returns whether there was an attack. */
async function takeTurn(page: Page, screen: Page): Promise<boolean> {
  const tracker = findTracker(page);
  const acting = findCards(page).filter({
    has: page.locator('[aria-current=true]'),
  });
  const name = await acting.locator('strong').first().innerText();
  await expect(screen.locator('[aria-current=true]')).toContainText(name);
  const attack = acting.getByRole('button', {name: 'Roll the attack'});
  const canAttack = await attack.isEnabled();
  if (canAttack) {
    await attack.click();
    await expect(tracker.locator('.trackerLast')).toContainText('attacks');
  }
  await tracker.getByRole('button', {name: 'Next turn'}).click();
  return canAttack;
}

/** Fights in the cellar, on a page that a password opens, before the players; returns what round it is. */
async function fightInCellar(page: Page): Promise<string> {
  await page.goto(CELLAR);
  await hydrated(page);
  await unlock(page);
  await page
    .getByRole('figure', {name: 'Encounter: the sleepers’ cellar'})
    .getByRole('button', {name: 'Open in the tracker'})
    .click();
  await expect(findCards(page)).toHaveCount(3);
  const tracker = findTracker(page);
  await tracker.getByText('Add fighters').click();
  for (const hero of HEROES) {
    await addFighter(tracker, hero);
  }
  await expect(findCards(page)).toHaveCount(FIGHTERS);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await tracker.getByRole('button', {name: 'Show players'}).click();
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', {name: 'Open the player screen'}).click(),
  ]);
  const attacks: boolean[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    attacks.push(await takeTurn(page, screen));
  }
  expect(attacks.filter(Boolean).length).toBeGreaterThan(1);
  const title = await tracker.locator('.trackerTitle').innerText();
  const round = /round \d+/.exec(title)?.[0] ?? '';
  expect(['round 2', 'round 3']).toContain(round);
  await expect(screen.getByRole('heading', {name: round})).toBeVisible();
  await screen.close();
  return title;
}

test('an evening is played without a connection, saved, forgotten, and brought back', async ({
  page,
  host,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await openKeep(page);
  await keep(page, 'pages');
  host.loseAfter(0);

  await openWithPins(page, WEAPONS);
  await page.keyboard.press('Escape');
  const names = await pinThings(page);
  const title = await fightInCellar(page);
  const fight = await saveFile(findTracker(page));
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  for (const [index, name] of names.entries()) {
    const card = findPins(page).nth(index);
    await expect(card).toContainText(name);
    await expect(card.locator('.deskContent')).not.toBeEmpty();
  }
  const note = findPins(page).first().getByRole('textbox');
  await note.fill(NOTE);
  await note.blur();
  const desk = await saveFile(findDesk(page));
  await openSheet(page, 'odo-varick');
  await levelUp(page, 7);
  await expect(findNumber(page, 'Hit points')).toHaveText('19');
  const form = await saveSheet(
    page,
    'Fill in the printable character sheet (PDF)',
  );
  expect(readFileSync(form).toString('latin1', 0, 4)).toBe('%PDF');
  const character = await saveFile(findSheet(page));
  await forgetAll(page);
  expect(await countKept(page)).toBe(0);
  expect(await countWorkers(page)).toBe(0);

  // The kept pages are forgotten too, so that the site must be reached again.
  host.find();
  await openWithPins(page, WEAPONS);
  await expect(findPins(page)).toHaveCount(0);
  await openFile(findDesk(page), desk);
  await expect(findPins(page)).toHaveCount(names.length);
  await expect(note).toHaveValue(NOTE);
  await page.keyboard.press('Escape');
  await openTracker(page);
  await expect(findCards(page)).toHaveCount(0);
  await openFile(findTracker(page), fight);
  await expect(findCards(page)).toHaveCount(FIGHTERS);
  await expect(findTracker(page)).toContainText(title);

  await openSheet(page);
  await expect(findSheet(page)).toContainText('You have no characters yet');
  await openFile(findSheet(page), character);
  await expect(findNumber(page, 'Hit points')).toHaveText('19');

  expect(sent.length).toBeGreaterThan(100);
  expect(sent.filter((text) => text.includes(NOTE))).toEqual([]);
});
