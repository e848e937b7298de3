import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {actions, chooseSteps} from '../../../../scripts/walk/chooseSteps';
import {copySite} from '../../../../scripts/walk/copySite';
import {takeStep} from '../../../../scripts/walk/takeStep';
import {siteDir} from '../../../../tests/support/site';

describe('the steps of a random walk', () => {
  it('are the same for the same seed', () => {
    expect(chooseSteps(30, 'a')).toEqual(chooseSteps(30, 'a'));
    expect(chooseSteps(30, 'a')).not.toEqual(chooseSteps(30, 'b'));
  });

  it('cover everything that a maintainer does, given time', () => {
    const taken = new Set(chooseSteps(500, 'a').map(({action}) => action));
    expect([...taken].toSorted()).toEqual([...actions].toSorted());
  });
});

describe('the commands of a clone', () => {
  it('work one after another in any order, interrupted or not, in a folder with spaces and accents', async () => {
    const seed = String(Date.now() % 100_000);
    const steps = chooseSteps(2, seed, [
      'build, killed',
      'start, killed',
      'a page written',
      'a plugin changed',
    ]);
    console.log(`Short walk, seed ${seed}: ${JSON.stringify(steps)}`);
    const {folder, remove} = await copySite(siteDir, false);
    const port = 20_000 + (process.pid % 10_000);
    const walk = {folder, port, count: 0, fold: 'Spoiler'};
    for (const step of [...steps, {action: 'build', killAfter: 0} as const]) {
      await takeStep(walk, {...step, killAfter: step.killAfter / 4});
    }
    const page = join(folder, 'build/magic-science/start.html');
    expect(readFileSync(page, 'utf8')).toContain(walk.fold);
    expect(existsSync(join(folder, 'build/reference/start.html'))).toBe(true);
    remove();
  }, 300_000);
});
