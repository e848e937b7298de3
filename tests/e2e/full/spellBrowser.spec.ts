import {readFileSync} from 'node:fs';
import {expect, test, type Download} from '@playwright/test';
import {open} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {
  ALL,
  expectQuery,
  found,
  names,
  searchField,
  slider,
  value,
} from '../../support/e2e/spellBrowser';
import {watch} from '../../support/e2e/watch';
import {countRows, spellRows} from '../../../world/tests/support/spellRows';

/** The end of the message that tells how many were found. */
const every = `${spellRows.length} spells and powers`;

const SPECIFIED =
  '?type=power&school=dim-magika&level=2-12&sphere=smoke,!illusion&q=smoke&sort=range&cl=12&view=cards';

async function getText(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8');
}

test('the spell browser narrows by words and filters, each with its number of results (C7, E)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await open(page, ALL);
  await expect(page.getByRole('radio', {name: 'List'})).toBeChecked();
  await searchField(page).fill('warg');
  await expect(found(page)).toHaveText(/^\d{2} of \d+ spells and powers$/);
  const ofWord = parseInt(await found(page).innerText(), 10);
  await expect(found(page)).toHaveText(`${ofWord} of ${every}`);
  await page.getByRole('button', {name: 'Filters'}).click();
  const spells = value(page, 'Type', /^Spell \d+$/);
  const powers = value(page, 'Type', /^Power \d+$/);
  const count = async (box: typeof spells): Promise<number> =>
    Number(/\d+/.exec(await box.locator('..').innerText())?.[0]);
  const [ofSpells, ofPowers] = [await count(spells), await count(powers)];
  expect(ofSpells + ofPowers).toBe(ofWord);
  await powers.check();
  await expect(found(page)).toHaveText(`${ofPowers} of ${every}`);
  await expectQuery(page, '?type=power&q=warg');
  await expect(names(page)).toHaveCount(ofPowers);
  await page.getByRole('button', {name: 'Leave out Conjuration'}).click();
  await expectQuery(page, '?type=power&sphere=!conjuration&q=warg');
  await page.getByRole('button', {name: 'Drop Type: Power'}).click();
  await expectQuery(page, '?sphere=!conjuration&q=warg');
  await page.getByRole('button', {name: 'Back to the whole list'}).click();
  await expectQuery(page, '');
  await expect(page.locator('#spell-ash-whisper')).toBeVisible();
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('the spell browser is restored from its address, and names parts without an effect', async ({
  page,
}) => {
  await page.goto(ALL + SPECIFIED);
  const card = page.locator('.spellCard').filter({
    has: page.getByRole('heading', {name: 'Smoke of Disguise'}),
  });

  await test.step('the query in a link', async () => {
    await expect(slider(page)).toHaveValue('12');
    await expect(page.getByRole('radio', {name: 'Cards'})).toBeChecked();
    await expect(searchField(page)).toHaveValue('smoke');
    await expect(page.locator('.spellCard').first()).toBeVisible();
    await expectQuery(page, SPECIFIED);
  });

  await test.step('a formula at the level of the caster (E4)', async () => {
    await page.goto(`${ALL}?q=smoke+of+disguise&cl=12&view=cards`);
    await expect(card).toContainText('120 yards');
    await expect(card).toContainText('12 hours');
    await expect(card).toContainText('300 creatures');
  });

  await test.step('an invalid part', async () => {
    await page.goto(`${ALL}?sphere=smok&cl=40&view=table`);
    const note = page.getByText('The address asks for something');
    await expect(note).toBeVisible();
    await expect(page.getByText('sphere=smok (perhaps smoke)')).toBeVisible();
    await expect(page.getByText('cl=40')).toBeVisible();
    await expect(found(page)).toHaveText(`${spellRows.length} of ${every}`);
  });

  await test.step('a heading of the list that is hidden', async () => {
    await page.evaluate(() => {
      window.location.hash = 'ecolu-ahn-mutus';
    });
    await expect(page.locator('#ecolu-ahn-mutus')).toBeInViewport();
    await expectQuery(page, '');
  });
});

test('the spell browser goes back and forward through the readers’ choices', async ({
  page,
}) => {
  await open(page, ALL);
  await page.getByRole('radio', {name: 'Table'}).check();
  await slider(page).focus();
  for (let level = 1; level <= 9; level++) {
    await page.keyboard.press('ArrowRight');
  }
  await expectQuery(page, '?cl=9&view=table');
  await page.getByRole('button', {name: 'Range', exact: true}).click();
  await page.getByRole('button', {name: 'Range', exact: true}).click();
  await expectQuery(page, '?sort=-range&cl=9&view=table');
  await expect(
    page.getByRole('columnheader', {name: /^Range/}),
  ).toHaveAttribute('aria-sort', 'descending');
  const y = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expectQuery(page, '?sort=range&cl=9&view=table');
  await page.goBack();
  await expectQuery(page, '?cl=9&view=table');
  await page.goBack();
  await expectQuery(page, '?view=table');
  await expect(slider(page)).toHaveValue('0');
  expect(await page.evaluate(() => window.scrollY)).toBe(y);
  await page.goBack();
  await expectQuery(page, '');
  await expect(page.locator('#spell-ash-whisper')).toBeVisible();
  await page.goForward();
  await expectQuery(page, '?view=table');
  await expect(names(page)).toHaveCount(0);
  await page.getByRole('link', {name: 'Ash Whisper'}).first().click();
  await expect(page.locator('#spell-ash-whisper')).toBeInViewport();
  await page.goBack();
  await expectQuery(page, '?view=table');
  await expect(found(page)).toBeVisible();
});

test('the spell browser names the filter to drop if nothing is found', async ({
  page,
}) => {
  const ofSchool = countRows({type: 'Spell', school: 'Dim Magika'});
  await page.goto(`${ALL}?type=spell&school=dim-magika&level=12`);
  await page
    .getByRole('button', {name: `Drop the filter “Level” (${ofSchool} found)`})
    .click();
  await expect(found(page)).toHaveText(`${ofSchool} of ${every}`);
  await expectQuery(page, '?type=spell&school=dim-magika');
  await searchField(page).fill('no such thing');
  await expect(
    page.getByText('No spell or power is all of this at once.'),
  ).toBeVisible();
  await page.getByRole('button', {name: /Drop the filter “Words”/}).click();
  await expect(found(page)).toHaveText(`${ofSchool} of ${every}`);
});

test('the spell browser saves exactly what was found, and prints it as cards', async ({
  page,
}) => {
  await page.goto(`${ALL}?type=power&held=goblin&sort=name`);
  await expect(names(page).first()).toBeVisible();
  const titles = await names(page).allTextContents();
  const csv = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as CSV'}).click();
  const lines = (await getText(csv)).trimEnd().split('\n');
  expect(lines[0]).toBe(
    'type,school,level,name,range,duration,castingTime,aoe,save,sphere,heldBy,description',
  );
  expect(lines).toHaveLength(titles.length + 1);
  const json = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as JSON'}).click();
  const records = JSON.parse(await getText(json)) as {name: string}[];
  expect(records.map(({name}) => name.replace(/ \(.*/, ''))).toEqual(titles);

  await test.step('nine cards of 63 × 88 mm to a sheet', async () => {
    await page.goto(`${ALL}?school=dim-magika`);
    await expect(names(page).first()).toBeVisible();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', {name: 'Print cards'}).click();
    await page.emulateMedia({media: 'print'});
    const cards = page.locator('.spellDeck .spellCard');
    const ofSchool = countRows({school: 'Dim Magika'});
    await expect(cards).toHaveCount(ofSchool);
    const box = await cards.first().boundingBox();
    const mm = 96 / 25.4;
    expect(Math.round((box?.width ?? 0) / mm)).toBe(63);
    expect(Math.round((box?.height ?? 0) / mm)).toBe(88);
    const cut = await cards.evaluateAll((all) =>
      all
        .filter((card) => card.scrollHeight > card.clientHeight)
        .map((card) => card.textContent),
    );
    expect(cut).toEqual([]);
    const pdf = await page.pdf({preferCSSPageSize: true});
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(Math.ceil(ofSchool / 9));
  });
});
