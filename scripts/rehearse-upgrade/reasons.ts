import {stripVTControlCharacters} from 'node:util';

const MOST = 40;

const FAULT = /error|cannot|not found|fail|warn|●|^[-+] {2,}\S/i;

/** What says nothing of a cause: engines of packages that the rehearsal does not use, and where a call came from. */
const NOISE = /EBADENGINE|^at |^npm warn (?:deprecated|exec)|^Force exiting/;

/** Says why a command failed: the lines that name a fault, each once, or its last lines. */
export function reasons(said: string): readonly string[] {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .map((line) => line.trim().slice(0, 300))
    .filter((line) => line !== '' && !NOISE.test(line));
  const faults = lines.filter((line) => FAULT.test(line));
  return [...new Set(faults.length > 0 ? faults : lines.slice(-5))].slice(
    0,
    MOST,
  );
}
