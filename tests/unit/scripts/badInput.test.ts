import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {openAreas} from '../../../src/site/contentAreas';
import {siteDir} from '../../support/site';

const AREA = openAreas[0]?.id ?? '';
const {argv, exitCode} = process;

afterEach(() => {
  jest.restoreAllMocks();
  process.argv = argv;
  process.exitCode = exitCode;
});

/** Runs a command, and returns what it says when it fails. */
async function runBadly(
  command: string,
  args: readonly string[],
): Promise<string> {
  const said = new Promise<string>((resolve) => {
    jest.spyOn(console, 'error').mockImplementation(resolve);
    jest.spyOn(console, 'log').mockImplementation(() => {
      resolve('It did not fail.');
    });
  });
  process.argv = [process.execPath, command, ...args];
  await jest.isolateModulesAsync(
    () => import(`../../../scripts/${command}/index`),
  );
  return said;
}

describe('a command of authors with bad input', () => {
  it.each<readonly [string, readonly string[], string]>([
    [
      'new',
      ['pag'],
      'Found the kind "pag", expected one of these, perhaps "page"',
    ],
    [
      'new',
      ['constructor'],
      'Found the kind "constructor", expected one of these',
    ],
    [
      'new-world',
      ['--into', 'nowhere'],
      '[ERROR] npm run new-world: found the flag "--into", expected one folder',
    ],
    [
      'rename',
      [`${AREA}/index`, `${AREA}/old`, 'mill'],
      `"${AREA}/old", "mill", expected two paths: npm run rename`,
    ],
    [
      'new',
      ['page', 'Mill'],
      'Found "Mill" without a flag, expected --name "answer"',
    ],
    [
      'new',
      ['page', '--area', 'nowhere'],
      '--area: found "nowhere", expected one of',
    ],
    [
      'new',
      ['page', '--titel', 'Mill'],
      '--titel: found a flag that this kind does not know',
    ],
    [
      'rename',
      ['docs/nowhere.md', 'a/b'],
      'Found no page "docs/nowhere.md", expected the path of one',
    ],
    [
      'rename',
      [`${AREA}/index`, 'nowhere/mill'],
      'docs/nowhere/mill.md: found the area "nowhere"',
    ],
    [
      'accept-names',
      ['docs/nowhere.md'],
      'Found "docs/nowhere.md", expected a file of this project',
    ],
    [
      'accept-names',
      ['README.md', '--who', 'Mill'],
      '--who: found "Mill", expected a name, a colon',
    ],
  ])('says what is wrong: %s %j', async (command, args, message) => {
    await expect(runBadly(command, args)).resolves.toContain(message);
    expect(process.exitCode).toBe(1);
  });

  it('writes nothing', () => {
    const paths = [
      'docs/nowhere',
      'nowhere',
      `docs/${AREA}/mill.md`,
      `docs/${AREA}/old.md`,
    ];
    expect(paths.filter((path) => existsSync(join(siteDir, path)))).toEqual([]);
  });
});
