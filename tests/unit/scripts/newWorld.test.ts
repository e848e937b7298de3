import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {mapFault} from '../../../scripts/cut-map/mapFault';
import {isEngineFile} from '../../../scripts/new-world/engineFiles';
import {makeWorld} from '../../../scripts/new-world/newWorld';
import {updateEngine} from '../../../scripts/update-engine/updateEngine';

const scratch = mkdtempSync(join(tmpdir(), 'new-world-'));

afterAll(() => {
  rmSync(scratch, {recursive: true});
});

function write(root: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return root;
}

function read(...path: readonly string[]): string {
  return readFileSync(join(...path), 'utf8');
}

const manifest = (name: string, more: object = {}): string =>
  JSON.stringify({
    name,
    version: '3.1.0',
    scripts: {build: 'build', atlas: 'tsx world/art/atlas/index.ts'},
    dependencies: {react: '19.0.0'},
    ...more,
  });

/** Creates an engine of three files, with its own world and a starter. */
function makeEngine(name: string): string {
  return write(join(scratch, name), {
    '.gitignore': 'node_modules\n',
    'node_modules/react/index.js': 'left',
    'package.json': manifest('engine'),
    'package-lock.json': JSON.stringify({
      name: 'engine',
      version: '3.1.0',
      packages: {'': {name: 'engine', version: '3.1.0'}, react: {}},
    }),
    'src/site/world.ts': 'export type World = object;\n',
    'src/old/part.ts': 'old',
    'docs/rules/index.md': 'of the engine’s own world',
    'world/identity.ts': 'of the engine’s own world',
    'starter/docs/rules/index.md': 'of the starter',
    'starter/world/identity.ts': 'of the starter',
  });
}

describe('npm run new-world', () => {
  it('makes the engine and the starter under its own name', () => {
    const engine = makeEngine('engine-a');
    const folder = join(scratch, 'Über World');
    expect(makeWorld(engine, folder)).toBe('uber-world');
    expect(read(folder, 'src/site/world.ts')).toContain('World');
    expect(read(folder, 'docs/rules/index.md')).toBe('of the starter');
    expect(read(folder, 'world/identity.ts')).toBe('of the starter');
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
    expect(existsSync(join(folder, 'starter'))).toBe(false);
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({
      name: 'uber-world',
      version: '0.1.0',
      scripts: {build: 'build'},
      dependencies: {react: '19.0.0'},
    });
    expect(read(folder, 'package.json')).not.toContain('atlas');
    expect(JSON.parse(read(folder, 'package-lock.json'))).toEqual({
      name: 'uber-world',
      version: '0.1.0',
      packages: {'': {name: 'uber-world', version: '0.1.0'}, react: {}},
    });
  });

  it('rejects a folder with files, and one inside the project', () => {
    const engine = makeEngine('engine-b');
    const full = write(join(scratch, 'full'), {'notes.txt': 'mine'});
    expect(() => makeWorld(engine, full)).toThrow(/found a folder with files/);
    expect(read(full, 'notes.txt')).toBe('mine');
    expect(() => makeWorld(engine, join(engine, 'inside'))).toThrow(
      /found a folder inside this project/,
    );
  });

  it('leaves no folder behind if a part of the engine cannot be read', () => {
    const engine = makeEngine('engine-h');
    rmSync(join(engine, 'package-lock.json'));
    const parent = join(scratch, 'parent');
    expect(() => makeWorld(engine, join(parent, 'half'))).toThrow(/ENOENT/);
    expect(readdirSync(parent)).toEqual([]);
  });

  it('fills an empty folder that is there', () => {
    const engine = makeEngine('engine-i');
    const folder = join(scratch, 'empty');
    mkdirSync(folder);
    makeWorld(engine, folder);
    expect(existsSync(join(folder, 'src/site/world.ts'))).toBe(true);
  });

  it('reports if it cannot work, in a copy without the starter', () => {
    const engine = makeEngine('engine-c');
    const world = join(scratch, 'second');
    makeWorld(engine, world);
    expect(() => makeWorld(world, join(scratch, 'third'))).toThrow(
      /found no folder "starter"/,
    );
  });
});

describe('npm run update-engine', () => {
  it('adds and updates files, removes obsolete ones, and touches nothing of the world', () => {
    const engine = makeEngine('engine-d');
    const world = join(scratch, 'kept');
    makeWorld(engine, world);
    write(world, {
      'docs/rules/index.md': 'my own words',
      'static/mine.csv': 'a,b',
      'my-map.png': 'mine',
      'src/mine/part.ts': 'mine',
      'package.json': manifest('kept', {
        version: '0.4.0',
        scripts: {build: 'old', mine: 'tsx world/mine.ts'},
        dependencies: {react: '18.0.0', extra: '1.0.0'},
      }),
    });
    write(engine, {
      'src/site/world.ts': 'export type World = {newer: true};\n',
      'src/new/part.ts': 'new',
    });
    rmSync(join(engine, 'src/old'), {recursive: true});
    expect(updateEngine(world, engine)).toEqual({
      removed: ['src/old/part.ts'],
      added: ['src/new/part.ts'],
      changed: ['src/site/world.ts'],
    });
    expect(existsSync(join(world, 'src/old'))).toBe(false);
    expect(read(world, 'docs/rules/index.md')).toBe('my own words');
    expect(read(world, 'static/mine.csv')).toBe('a,b');
    expect(read(world, 'my-map.png')).toBe('mine');
    expect(read(world, 'src/mine/part.ts')).toBe('mine');
    expect(JSON.parse(read(world, 'package.json'))).toEqual({
      name: 'kept',
      version: '0.4.0',
      scripts: {build: 'build', mine: 'tsx world/mine.ts'},
      dependencies: {react: '19.0.0', extra: '1.0.0'},
    });
  });

  it('finds nothing to do the second time', () => {
    const engine = makeEngine('engine-e');
    const world = join(scratch, 'twice');
    makeWorld(engine, world);
    expect(updateEngine(world, engine)).toEqual({
      removed: [],
      added: [],
      changed: [],
    });
  });

  it('removes nothing without a record of the files that came with the engine', () => {
    const engine = makeEngine('engine-f');
    const world = join(scratch, 'unnoted');
    makeWorld(engine, world);
    rmSync(join(world, 'engine-files.txt'));
    rmSync(join(engine, 'src/old'), {recursive: true});
    expect(updateEngine(world, engine).removed).toEqual([]);
    expect(read(world, 'src/old/part.ts')).toBe('old');
  });

  it('writes nothing into the engine itself, and rejects a world as its own engine', () => {
    const engine = makeEngine('engine-g');
    const world = join(scratch, 'alone');
    makeWorld(engine, world);
    expect(() => updateEngine(engine, world)).toThrow(
      /found the repository of the engine itself/,
    );
    expect(existsSync(join(engine, 'engine-files.txt'))).toBe(false);
    expect(() => updateEngine(world, join(world, '.'))).toThrow(
      /found this world itself/,
    );
  });

  it('rejects a folder without an engine', () => {
    const world = write(join(scratch, 'w'), {'src/site/world.ts': ''});
    const other = write(join(scratch, 'no-engine'), {'a.txt': ''});
    expect(() => updateEngine(world, other)).toThrow(/found no engine/);
    expect(read(world, 'src/site/world.ts')).toBe('');
  });
});

describe('the files of the engine', () => {
  it.each([
    ['src/shared/lib/csv.ts', true],
    ['package-lock.json', false],
    ['world/areas.ts', false],
    ['worldwide.ts', true],
    ['lock.secret', false],
  ])('%s: %s', (path, belongs) => {
    expect(isEngineFile(path)).toBe(belongs);
  });
});

describe('npm run cut-map', () => {
  const map = {size: [32, 20], deepest: {zoom: 4, width: 3072}} as const;

  it('accepts a picture in the proportions of the world', () => {
    expect(mapFault({width: 3072, height: 1920}, map)).toBeUndefined();
    expect(mapFault({width: 1600, height: 1000}, map)).toBeUndefined();
  });

  it('reports the pixels that it found, and the miles', () => {
    expect(mapFault({width: 1600, height: 900}, map)).toMatch(
      /found 1600 × 900 pixels, expected the proportions of 32 × 20 miles/,
    );
    expect(mapFault({}, map)).toMatch(/^found 0 × 0 pixels/);
  });

  it('reports the zoom of its tiles', () => {
    const deepest = {zoom: 3, width: 3072};
    expect(mapFault({width: 32, height: 20}, {...map, deepest})).toMatch(
      /found zoom 3 for tiles of 3072 pixels, expected 4/,
    );
  });
});
