import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {openAreas} from '../../../src/site/contentAreas';
import {siteDir} from '../../support/site';

const run = promisify(execFile);
const AREA = openAreas[0]?.id ?? '';

/** Runs a command without a terminal, and returns what it says when it fails. */
async function runBadly(
  command: string,
  args: readonly string[],
): Promise<string> {
  const script = join('scripts', command, 'index.ts');
  try {
    await run(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: siteDir,
    });
    return 'It did not fail.';
  } catch (error) {
    return (error as {readonly stderr: string}).stderr;
  }
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
    ['import-obsidian', ['nowhere'], 'Found no folder'],
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
    [
      'accept-names',
      ['README.md', '--also', 'Mill'],
      '--also: found "Mill", expected one that is new here: none. Nothing was written.',
    ],
  ])(
    'says what is wrong: %s %j',
    async (command, args, message) => {
      await expect(runBadly(command, args)).resolves.toContain(message);
    },
    60_000,
  );

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

describe('a command of package.json', () => {
  const {scripts} = JSON.parse(
    readFileSync(join(siteDir, 'package.json'), 'utf8'),
  ) as {readonly scripts: Readonly<Record<string, string>>};
  /** These hand all or most of their arguments to another program. */
  const passing = ['build', 'new', 'test:e2e', 'build:variants'];

  it.each(
    Object.entries(scripts).flatMap(([name, command]) => {
      const [, entry] = /^tsx (\S+)$/.exec(command) ?? [];
      return entry === undefined ||
        passing.includes(name) ||
        !existsSync(join(siteDir, entry))
        ? []
        : [[name, entry] as const];
    }),
  )('%s refuses what it does not know, in one line', (name, entry) => {
    const source = readFileSync(join(siteDir, entry), 'utf8');
    expect(source).toContain(`startCommand('${name}', `);
    expect(source).toMatch(/\b(?:readArguments|benchOptions)\(/);
  });
});
