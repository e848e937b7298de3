import {parsePort} from '../command/parseNumber';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {siteDir} from '../siteDir';
import {compressTexts} from './compress';
import {findHost, hostNames} from './hosts';
import {readSite} from './readSite';
import type {DeployedSite} from './site';
import {writeFiles} from './writeFiles';

/** Validates the root folder, which is written into server settings without escaping. */
function parseRoot(text: string): string {
  if (!/^\/[\w./-]*[\w-]$/.test(text)) {
    throw new Error(
      `--root: found "${text}", expected a path from the root of the disk, of letters, digits, dots and dashes, such as /var/www/site.`,
    );
  }
  return text;
}

async function main(): Promise<void> {
  const {values, positionals} = readArguments({
    usage: `npm run deploy-files -- HOST [--folder build] [--root /var/www/site] [--port 8080] [--no-policy], with one of these hosts: ${hostNames.join(', ')}.`,
    count: [1, 1],
    flags: {
      folder: {type: 'string', default: 'build'},
      root: {type: 'string'},
      port: {type: 'string'},
      'no-policy': {type: 'boolean', default: false},
    },
  });
  const host = findHost(positionals[0] ?? '');
  const built = await readSite(values.folder);
  const site: DeployedSite = {
    ...built,
    policy: values['no-policy'] ? '' : built.policy,
    root: parseRoot(values.root ?? `/var/www/${built.host}`),
    port: values.port === undefined ? undefined : parsePort(values.port),
  };
  const folders = {build: values.folder, project: siteDir};
  const written = writeFiles(host.write(site), folders);
  console.log(`Wrote ${written.join(', ')}.`);
  if (!host.redirectsMoved && site.moved.length > 0) {
    console.log(
      `This host sends no redirects: ${site.moved.length} former addresses serve a page that leads on.`,
    );
  }
  if (host.servesCompressedCopies) {
    const count = await compressTexts(values.folder);
    console.log(
      `Wrote compressed copies of ${count} files in ${values.folder}.`,
    );
  }
}

void startCommand('deploy-files', main);
