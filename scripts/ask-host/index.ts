import {parseArgs} from 'node:util';
import {probeHost} from './probeHost';

/** Parses the origin of a host. */
function parseOrigin(text: string | undefined): URL {
  if (text === undefined || !/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(
      `found ${text === undefined ? 'no address' : `"${text}"`}, expected one such as https://example.org: npm run ask-host -- https://example.org`,
    );
  }
  return new URL(text);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {folder: {type: 'string', default: 'build'}},
  });
  const origin = parseOrigin(positionals[0]);
  const {count, faults} = await probeHost(origin, values.folder);
  for (const fault of faults) {
    console.error(fault);
  }
  console.log(
    `${origin.origin}: ${count} requests, ${count - new Set(faults.map((fault) => fault.split(' (')[0])).size} answered as expected.`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  const {code, message} = error as NodeJS.ErrnoException;
  const reason =
    code === 'ECONNREFUSED' ? 'the connection was refused' : message;
  console.error(`[ERROR] npm run ask-host: ${reason}`);
  process.exitCode = 1;
});
