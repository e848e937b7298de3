import {expect} from '@playwright/test';
import {sites} from '../../../../../tests/support/e2e/sites';
import {
  findProgram,
  hostServers,
  startServer,
} from '../../../../../tests/support/servers';
import {
  countWorkers,
  keep,
  openKeep,
  test,
} from '../../../../../tests/support/e2e/keep';

test.setTimeout(240_000);

for (const server of hostServers) {
  test(`what is kept from ${server.name} is read once the server is gone`, async ({
    page,
  }) => {
    test.skip(
      findProgram(server) === undefined,
      `${server.name} is not installed here.`,
    );
    const {origin, stop} = await startServer(server, sites.main.folder);
    const address = `${origin}/`;
    try {
      await openKeep(page, address);
      await keep(page, 'pages');
      expect(await countWorkers(page)).toBe(1);
    } finally {
      await stop();
    }
    await page.goto(`${address}Combat_and_Tactics/Action-Points`);
    await expect(page).toHaveURL(
      `${address}combat-and-tactics/action-points.html`,
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Action Points',
    );
    const answer = await page.goto(`${address}nothing.html`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(`${address}nothing.html`);
  });
}
