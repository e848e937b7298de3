import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {makeWorld} from '../../../scripts/new-world/makeWorld';
import {
  openRepository,
  temporaryRepository,
} from '../../support/temporaryRepository';
import {temporarySite} from '../../support/temporarySite';

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
}

function read(...path: readonly string[]): string {
  return readFileSync(join(...path), 'utf8');
}

/** Creates a project with its own world and a starter, committed once. */
function createProject() {
  const project = temporaryRepository({
    '.gitignore': 'node_modules\n',
    'node_modules/react/index.js': 'left',
    'package.json': JSON.stringify({
      name: 'project',
      version: '3.1.0',
      scripts: {build: 'build'},
      dependencies: {react: '19.0.0'},
    }),
    'src/part.ts': 'one\n',
    'worldwide.ts': 'of every world',
    'docs/rules/index.md': 'of the project',
    'docs/rules/more.md': 'of the project',
    'tests/unit/part.test.ts': 'of the project',
    'tests/built/pages.test.ts': 'of every world',
    'world/identity.ts': 'of the project',
    'starter/docs/rules/index.md': 'of the starter',
    'starter/world/identity.ts': 'of the starter',
  });
  project.commit('Ilsabet', '2024-03-09');
  return project;
}

/** The path of a folder that does not exist yet. */
function findPlace(name: string): string {
  return join(temporarySite({'readme.md': ''}), name);
}

describe('npm run new-world', () => {
  it('makes the project with the starter in place of its content, under its own name', () => {
    const folder = findPlace('Über World');
    expect(makeWorld(createProject().siteDir, folder)).toBe('uber-world');
    expect(read(folder, 'src/part.ts')).toBe('one\n');
    expect(read(folder, 'worldwide.ts')).toBe('of every world');
    expect(read(folder, 'docs/rules/index.md')).toBe('of the starter');
    expect(read(folder, 'world/identity.ts')).toBe('of the starter');
    expect(read(folder, 'tests/built/pages.test.ts')).toBe('of every world');
    for (const left of [
      'docs/rules/more.md',
      'node_modules',
      'starter',
      'tests/unit',
    ]) {
      expect(existsSync(join(folder, left))).toBe(false);
    }
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({
      name: 'uber-world',
      scripts: {build: 'build'},
      dependencies: {react: '19.0.0'},
    });
  });

  it('takes files that are not committed yet, and leaves out deleted ones', () => {
    const {siteDir} = createProject();
    write(siteDir, {'src/new.ts': 'new'});
    rmSync(join(siteDir, 'src/part.ts'));
    const folder = findPlace('draft');
    makeWorld(siteDir, folder);
    expect(read(folder, 'src/new.ts')).toBe('new');
    expect(existsSync(join(folder, 'src/part.ts'))).toBe(false);
  });

  it('lets a world follow the project by git, and keep its own content', () => {
    const {siteDir, commit} = createProject();
    const folder = findPlace('follower');
    makeWorld(siteDir, folder);
    const world = openRepository(folder);
    world.commit('Marta', '2024-03-10');
    write(siteDir, {
      'src/part.ts': 'two\n',
      'docs/rules/more.md': 'of the project, changed',
      'docs/rules/new.md': 'of the project, new',
    });
    commit('Ilsabet', '2024-03-11');
    world.git('fetch', '-q', 'upstream');
    expect(() =>
      world.git('merge', '-q', '--no-commit', 'upstream/main'),
    ).toThrow();
    world.git('rm', '-rfq', '--ignore-unmatch', 'docs', 'starter', 'world');
    world.git('checkout', '-q', 'HEAD', '--', 'docs', 'world');
    world.commit('Marta', '2024-03-12');
    expect(read(folder, 'src/part.ts')).toBe('two\n');
    expect(readdirSync(join(folder, 'docs/rules'))).toEqual(['index.md']);
    expect(read(folder, 'docs/rules/index.md')).toBe('of the starter');
    expect(world.git('log', '-1', '--format=%P').split(' ')).toHaveLength(2);
  });

  it('refuses a folder with files, and one inside the project', () => {
    const {siteDir} = createProject();
    const full = temporarySite({'notes.txt': 'mine'});
    expect(() => makeWorld(siteDir, full)).toThrow('a folder with files in it');
    expect(read(full, 'notes.txt')).toBe('mine');
    expect(() => makeWorld(siteDir, join(siteDir, 'inside'))).toThrow(
      'a folder inside this project',
    );
  });

  it('is not for a world that it has made', () => {
    const world = findPlace('second');
    makeWorld(createProject().siteDir, world);
    expect(() => makeWorld(world, findPlace('third'))).toThrow(
      'found no folder "starter"',
    );
  });
});
