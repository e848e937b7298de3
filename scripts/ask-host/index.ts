import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {probeHost} from './probeHost';

/** Parses the origin of a host. */
function parseOrigin(text: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(
      `found "${text}", expected one such as https://example.org: npm run ask-host -- https://example.org`,
    );
  }
  return new URL(text);
}

/** Asks a host, and names the usual reason why none answers. */
async function probe(origin: URL, folder: string) {
  try {
    return await probeHost(origin, folder);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw code === 'ECONNREFUSED'
      ? new Error('the connection was refused', {cause: error})
      : error;
  }
}

async function main(): Promise<void> {
  const {values, positionals} = readArguments({
    usage:
      'one such as https://example.org: npm run ask-host -- https://example.org [--folder build]',
    count: [1, 1],
    flags: {folder: {type: 'string', default: 'build'}},
  });
  const origin = parseOrigin(positionals[0] ?? '');
  const {count, faults} = await probe(origin, values.folder);
  for (const fault of faults) {
    console.error(fault);
  }
  console.log(
    `${origin.origin}: ${count} requests, ${count - new Set(faults.map((fault) => fault.split(' (')[0])).size} answered as expected.`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void startCommand('ask-host', main);
