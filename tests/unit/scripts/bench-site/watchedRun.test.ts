import {watchedRun} from '../../../../scripts/bench-site/watchedRun';

describe('a measured program', () => {
  it('takes time and memory', async () => {
    const {seconds, peak} = await watchedRun(process.cwd(), [
      'node',
      '-e',
      'setTimeout(() => 0, 600)',
    ]);
    expect(seconds).toBeGreaterThan(0);
    expect(peak).toBeGreaterThan(0);
  });

  it('that fails is reported with its last output', async () => {
    await expect(
      watchedRun(process.cwd(), [
        'node',
        '-e',
        'console.error("no such page"); process.exit(3)',
      ]),
    ).rejects.toThrow(/ended with 3: .*no such page/);
  });
});
