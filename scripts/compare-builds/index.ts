import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {
  compareBuilds,
  getAddedShare,
  formatReport,
  type BuiltFiles,
} from './compareBuilds';

/** Reads all files of a build. */
async function readBuild(folder: string): Promise<BuiltFiles> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `${folder}: found no index.html, expected a built site: npm run build -- --out-dir ${folder}`,
    );
  }
  const paths = await Globby('**/*', {cwd: folder, dot: true});
  return new Map(
    paths.map((path) => {
      const content = readFileSync(join(folder, path));
      const hash = createHash('sha256').update(content).digest('hex');
      return [path, {hash, bytes: content.length}];
    }),
  );
}

/** Parses the maximum share of added files, in percent. */
function parseMaxShare(text: string | undefined): number {
  const share = text === undefined ? 100 : Number(text);
  if (text === '' || Number.isNaN(share)) {
    throw new Error(
      `--most: found "${text ?? ''}", expected a percentage such as 5.`,
    );
  }
  return share;
}

async function main(): Promise<void> {
  const {values, positionals} = readArguments({
    usage:
      'two folders: npm run compare-builds -- build-before build [--most 5] [--names]',
    count: [2, 2],
    flags: {most: {type: 'string'}, names: {type: 'boolean', default: false}},
  });
  const [before = '', after = ''] = positionals;
  const maxShare = parseMaxShare(values.most);
  const comparison = compareBuilds(
    await readBuild(before),
    await readBuild(after),
  );
  console.log(formatReport(comparison).join('\n'));
  if (values.names) {
    const {added, changed} = comparison;
    console.log([...added, ...changed].toSorted().join('\n'));
  }
  const isTooMuch =
    comparison.stale.length > 0 || getAddedShare(comparison) > maxShare;
  process.exitCode = Number(isTooMuch);
}

void startCommand('compare-builds', main);
