import {chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect, type Page} from '@playwright/test';
import {findHost} from '../../../scripts/deploy-files/hosts';
import {readSite} from '../../../scripts/deploy-files/readSite';
import {sites} from '../../support/e2e/sites';
import {
  findFreePort,
  findProgram,
  servers,
  startServer,
  type Server,
} from '../../support/hosts/servers';
import {countWorkers, keep, openKeep, test} from '../../support/e2e/keep';

test.setTimeout(240_000);

/** A server that serves a build as its own settings say. */
type Running = {readonly address: string; readonly stop: () => Promise<void>};

/** Serves a build with a server of this machine, below the base path of the build. */
async function serveBuild(server: Server, build: string): Promise<Running> {
  const root = mkdtempSync(join(tmpdir(), 'served-'));
  const workFolder = mkdtempSync(join(tmpdir(), 'server-'));
  // A server that is started by root reads files as another user.
  chmodSync(root, 0o755);
  chmodSync(workFolder, 0o777);
  const site = await readSite(build);
  const folder = join(root, site.basePath);
  mkdirSync(join(folder, '..'), {recursive: true});
  rmSync(folder, {recursive: true, force: true});
  symlinkSync(resolve(build), folder.replace(/\/$/, ''));
  const port = await findFreePort();
  const files = findHost(server.name).write({...site, root, port});
  const settings = files.find(({place}) => place === 'project')?.text ?? '';
  const end = await startServer(server, {settings, workFolder, port});
  return {
    address: `http://localhost:${port}${site.basePath}`,
    stop: async () => {
      await end();
      rmSync(root, {recursive: true});
      rmSync(workFolder, {recursive: true});
    },
  };
}

/** The rules of scripts in the policy that a page is served with. */
async function readScriptRules(page: Page): Promise<string> {
  const headers = (await page.reload())?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  return /script-src[^;]*/.exec(policy)?.[0] ?? '';
}

/** Apache reads its settings from the build, which this test must not change. */
const tried = servers.filter(({name}) => name !== 'apache');

for (const server of tried) {
  test(`what is kept from ${server.name} is read once the server is gone`, async ({
    page,
  }) => {
    test.skip(
      findProgram(server) === undefined,
      `${server.name} is not installed here.`,
    );
    const {address, stop} = await serveBuild(server, sites.main.folder);
    try {
      await page.goto(`${address}keep.html`);
      const rules = await readScriptRules(page);
      expect(rules).toContain("'self'");
      expect(rules).not.toContain('unsafe-inline');
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
