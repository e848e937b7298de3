import {parseArgs} from 'node:util';
import {askHost} from './askHost';

/** Reads the address of a host. */
function readOrigin(text: string | undefined): URL {
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
  const origin = readOrigin(positionals[0]);
  const {asked, faults} = await askHost(origin, values.folder);
  for (const fault of faults) {
    console.error(fault);
  }
  console.log(
    `${origin.origin}: ${asked} questions, ${asked - new Set(faults.map((fault) => fault.split(' (')[0])).size} answered as they should be.`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  const {code, message} = error as NodeJS.ErrnoException;
  const what = code === 'ECONNREFUSED' ? 'nobody answers there' : message;
  console.error(`[ERROR] npm run ask-host: ${what}`);
  process.exitCode = 1;
});
