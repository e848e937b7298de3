import {parseArgs} from 'node:util';
import {siteDir} from '../siteDir';
import {compressTexts} from './compress';
import {findHost} from './hosts';
import {readSite} from './readSite';
import type {DeployedSite} from './site';
import {writeFiles} from './writeFiles';

const HIGHEST_PORT = 65_535;

/** Parses the port, if one is given. */
function parsePort(text: string | undefined): number | undefined {
  const port = Number(text);
  if (text === undefined) {
    return undefined;
  }
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST_PORT) {
    throw new Error(`--port: found "${text}", expected 1 to ${HIGHEST_PORT}.`);
  }
  return port;
}

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
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      folder: {type: 'string', default: 'build'},
      root: {type: 'string'},
      port: {type: 'string'},
      'no-policy': {type: 'boolean', default: false},
    },
  });
  const host = findHost(positionals[0]);
  const built = await readSite(values.folder);
  const site: DeployedSite = {
    ...built,
    policy: values['no-policy'] ? '' : built.policy,
    root: parseRoot(values.root ?? `/var/www/${built.host}`),
    port: parsePort(values.port),
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

main().catch((error: unknown) => {
  console.error(`[ERROR] npm run deploy-files: ${(error as Error).message}`);
  process.exitCode = 1;
});
