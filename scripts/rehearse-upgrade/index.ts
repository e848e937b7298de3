import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {cloneProject} from '../bench-site/projectCopy';
import {
  newestCanary,
  upgradedManifest,
  type Manifest,
} from './upgradedManifest';

/** The patches of the framework that can be switched off. */
const PATCHES = [
  'trim-client-bundle',
  'single-render-navigation',
  'mobile-breakpoint',
] as const;

/** Tests that read the files of the framework that patches and overrides depend on. */
const DRIFT_TESTS = [
  'tests/unit/plugins/framework-patches',
  'tests/unit/site/overrides',
];

type Ran = {readonly ok: boolean; readonly said: string};

function run(
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Ran {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: {...process.env, ...env},
  });
  return {ok: status === 0, said: stdout + stderr};
}

/** What tells why a command failed: its errors, or its last lines. */
function reasons({said}: Ran): string {
  const lines = said
    .split('\n')
    .filter((line) => /error|cannot|not found|failed|●/i.test(line))
    .map((line) => line.trim().slice(0, 300));
  const told = lines.length > 0 ? lines : said.trim().split('\n').slice(-5);
  return [...new Set(told)].slice(0, 12).join('\n    ');
}

function report(what: string, ran: Ran): void {
  console.log(
    ran.ok ? `works: ${what}` : `breaks: ${what}\n    ${reasons(ran)}`,
  );
}

function newestVersion(folder: string): string {
  const {said} = run(folder, [
    'npm',
    'view',
    '@docusaurus/core',
    'versions',
    '--json',
    '--loglevel=silent',
  ]);
  return newestCanary(JSON.parse(said) as string[]);
}

/** Installs other versions into a copy of the project. */
function install(folder: string, docusaurus: string, node: string): boolean {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const upgraded = upgradedManifest(manifest, {docusaurus, node});
  writeFileSync(file, `${JSON.stringify(upgraded, null, 2)}\n`);
  rmSync(join(folder, 'package-lock.json'));
  const words = ['npm', 'install', '--no-audit', '--no-fund'] as const;
  const strict = run(folder, words);
  report(`npm install of Docusaurus ${docusaurus}`, strict);
  if (strict.ok) {
    return true;
  }
  const loose = run(folder, [...words, '--legacy-peer-deps']);
  report('the same without regard to peers', loose);
  return loose.ok;
}

/** Builds the site with some patches switched off. */
function build(folder: string, what: string, without: readonly string[]): void {
  const node = join(folder, 'node_modules/node/bin/node');
  const ran = run(folder, [node, '--import', 'tsx', 'scripts/build-site'], {
    SITE_WITHOUT_PATCHES: without.join(','),
  });
  report(what, ran);
}

function main(): void {
  const {values} = parseArgs({
    options: {
      docusaurus: {type: 'string'},
      node: {type: 'string', default: '26'},
      keep: {type: 'boolean', default: false},
    },
  });
  const folder = cloneProject();
  try {
    const docusaurus = values.docusaurus ?? newestVersion(folder);
    if (install(folder, docusaurus, values.node)) {
      build(folder, 'a build with all patches off', PATCHES);
      build(folder, 'a build with all patches on', []);
      for (const patch of PATCHES) {
        const others = PATCHES.filter((name) => name !== patch);
        build(folder, `a build with ${patch} alone`, others);
      }
      report(
        'what patches and overrides depend on',
        run(folder, [
          'npx',
          'jest',
          '--coverage=false',
          '--silent',
          ...DRIFT_TESTS,
        ]),
      );
      report('types', run(folder, ['npx', 'tsc', '-p', '.']));
    }
  } finally {
    if (values.keep) {
      console.log(`kept: ${folder}`);
    } else {
      rmSync(folder, {recursive: true, force: true});
    }
  }
}

main();
