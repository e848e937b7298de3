import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';

/** The prefix of every class of the commercial viewer. */
const MARK = 'rpv-core__';

/** Lists the scripts of a build that contain parts of the commercial viewer. */
function scriptsWithViewer(build: string): readonly string[] {
  const folder = join(build, 'assets', 'js');
  return readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(MARK),
  );
}

test('a site that shows documents in a frame contains nothing of the commercial viewer (C9)', () => {
  expect(scriptsWithViewer('build')).not.toEqual([]);
  expect(scriptsWithViewer('build-under-path')).toEqual([]);
});
