import {parseArgs} from 'node:util';
import {siteDir} from '../siteDir';
import {compressTexts} from './compress';
import {hostNamed} from './hosts';
import {readSite} from './readSite';
import type {DeployedSite} from './site';
import {writeFiles} from './writeFiles';

const HIGHEST_PORT = 65_535;

/** Reads a port, if one is given. */
function readPort(text: string | undefined): number | undefined {
  const port = Number(text);
  if (text === undefined) {
    return undefined;
  }
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST_PORT) {
    throw new Error(`--port: found "${text}", expected 1 to ${HIGHEST_PORT}.`);
  }
  return port;
}

/** Reads where a server finds the site, which stands in its settings as it is. */
function readRoot(text: string): string {
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
  const host = hostNamed(positionals[0]);
  const built = await readSite(values.folder);
  const site: DeployedSite = {
    ...built,
    policy: values['no-policy'] ? '' : built.policy,
    root: readRoot(values.root ?? `/var/www/${built.host}`),
    port: readPort(values.port),
  };
  const places = {build: values.folder, project: siteDir};
  const written = writeFiles(host.write(site), places);
  console.log(`Wrote ${written.join(', ')}.`);
  if (host.sendsCopies) {
    const count = await compressTexts(values.folder);
    console.log(
      `Put compressed copies beside ${count} texts of ${values.folder}.`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(`[ERROR] npm run deploy-files: ${(error as Error).message}`);
  process.exitCode = 1;
});
