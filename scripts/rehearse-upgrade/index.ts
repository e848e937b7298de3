import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {patches} from '../../plugins/framework-patches/patches';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {makeWorld} from '../new-world/newWorld';
import {siteDir} from '../siteDir';
import {driftTests} from './driftTests';
import {listReasons} from './listReasons';
import {runCommand, type CommandResult} from './runCommand';
import {
  listDocusaurus,
  newestCanary,
  upgradedManifest,
  type Manifest,
} from './upgradedManifest';

function report(what: string, {ok, output}: CommandResult): void {
  const why = ok ? [] : listReasons(output);
  console.log([`${ok ? 'works' : 'BREAKS'}: ${what}`, ...why].join('\n    '));
}

function readManifest(folder: string): Manifest {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return JSON.parse(text) as Manifest;
}

/** Finds the newest canary version that all Docusaurus packages have. */
function findCanary(folder: string): string {
  const versions = listDocusaurus(readManifest(folder)).map((name) => {
    const {output} = runCommand(folder, [
      'npm',
      'view',
      name,
      'versions',
      '--json',
      '--loglevel=silent',
    ]);
    return JSON.parse(output) as string[];
  });
  return newestCanary(versions);
}

/** Installs other versions in a copy of the project. */
function install(folder: string, docusaurus: string, node: string): boolean {
  const upgraded = upgradedManifest(readManifest(folder), {docusaurus, node});
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(upgraded, null, 2)}\n`,
  );
  rmSync(join(folder, 'package-lock.json'));
  const args = ['npm', 'install', '--no-audit', '--no-fund'] as const;
  const strict = runCommand(folder, args);
  report(`npm install of Docusaurus ${docusaurus}`, strict);
  if (strict.ok) {
    return true;
  }
  const loose = runCommand(folder, [...args, '--legacy-peer-deps']);
  report('the same without regard to peers', loose);
  return loose.ok;
}

/** Builds with Docusaurus directly, so that broken scripts do not hide framework errors. */
function build(folder: string, what: string, without: readonly string[]): void {
  const command = [
    'node',
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
  ] as const;
  const ran = runCommand(folder, command, {
    SITE_WITHOUT_PATCHES: without.join(','),
  });
  report(`a build with ${what}`, ran);
}

function rehearse(folder: string): void {
  const version = runCommand(folder, ['node', '--version']);
  report(`Node ${version.output.trim()}`, version);
  build(folder, 'all patches off', patches);
  build(folder, 'all patches on', []);
  for (const patch of patches) {
    build(
      folder,
      `${patch} alone`,
      patches.filter((name) => name !== patch),
    );
  }
  report('npm run build', runCommand(folder, ['npm', 'run', 'build']));
  report(
    'what patches and overrides depend on',
    runCommand(folder, ['npx', 'jest', '--coverage=false', ...driftTests]),
  );
  report('types', runCommand(folder, ['npm', 'run', 'check:types']));
}

function main(): void {
  const {values} = readArguments({
    usage:
      'npm run rehearse-upgrade [-- --docusaurus 4.0.0] [--node 26] [--keep]',
    flags: {
      docusaurus: {type: 'string'},
      node: {type: 'string', default: '26'},
      keep: {type: 'boolean', default: false},
    },
  });
  const scratch = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const folder = join(scratch, 'world');
  try {
    makeWorld(siteDir, folder);
    const docusaurus = values.docusaurus ?? findCanary(folder);
    if (install(folder, docusaurus, values.node)) {
      rehearse(folder);
    }
  } finally {
    if (values.keep) {
      console.log(`kept: ${folder}`);
    } else {
      rmSync(scratch, {recursive: true, force: true});
    }
  }
}

void startCommand('rehearse-upgrade', main);
