import {readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {followOrder, unfollowOrders} from '../followOrder';
import {temporarySite} from '../../../tests/support/temporarySite';

type Orders = Readonly<Record<string, readonly string[]>>;

const declared = (orders: Orders): string =>
  `export default ${JSON.stringify(orders)};\n`;

const before: Orders = {rules: ['dodge', 'parry'], world: ['sea', 'land']};

let current = '';

afterEach(() => {
  unfollowOrders(current);
});

/** Makes a site whose two areas are followed. */
async function followedSite() {
  const siteDir = temporarySite({'sidebars.ts': declared(before)});
  current = siteDir;
  const generatedFilesDir = join(siteDir, '.docusaurus');
  const [rules = '', world = ''] = await Promise.all(
    ['rules', 'world'].map((id) =>
      followOrder({siteDir, generatedFilesDir, id}),
    ),
  );
  return {siteDir, generatedFilesDir, rules, world};
}

const readOrder = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8'));

/** Resolves when a file holds an order. */
async function untilOrder(file: string, order: readonly string[]) {
  while (JSON.stringify(readOrder(file)) !== JSON.stringify(order)) {
    await sleep(20);
  }
}

describe('the declared order of one area while it is edited', () => {
  it('is in a file of its own from the beginning', async () => {
    const {rules, world} = await followedSite();
    expect([readOrder(rules), readOrder(world)]).toEqual([
      before['rules'],
      before['world'],
    ]);
  });

  it('changes that file alone, also when an editor replaces the declaration', async () => {
    const {siteDir, rules, world} = await followedSite();
    const {mtimeMs} = statSync(world);
    const written = join(siteDir, 'sidebars.ts.new');
    writeFileSync(written, declared({...before, rules: ['parry', 'dodge']}));
    renameSync(written, join(siteDir, 'sidebars.ts'));
    await untilOrder(rules, ['parry', 'dodge']);
    expect(statSync(world).mtimeMs).toBe(mtimeMs);
  });

  it('stays as it was while the declaration cannot be read', async () => {
    const {siteDir, rules, world} = await followedSite();
    const file = join(siteDir, 'sidebars.ts');
    writeFileSync(file, 'export default {rules: [');
    await sleep(200);
    expect(readOrder(rules)).toEqual(before['rules']);
    writeFileSync(file, declared({rules: ['parry']}));
    await untilOrder(rules, ['parry']);
    await untilOrder(world, []);
  });

  it('changes no longer once it is not followed', async () => {
    const {siteDir, rules} = await followedSite();
    unfollowOrders(siteDir);
    writeFileSync(join(siteDir, 'sidebars.ts'), declared({rules: ['parry']}));
    await sleep(200);
    expect(readOrder(rules)).toEqual(before['rules']);
  });
});
