import {stripVTControlCharacters} from 'node:util';

const MOST = 40;

const FAULT = /error|cannot|not found|fail|warn|●|^[-+] {2,}\S/i;

/** Lines that do not explain a failure: engine warnings and stack traces. */
const NOISE = /EBADENGINE|^at |^npm warn (?:deprecated|exec)|^Force exiting/;

/**
 * Extracts the reasons of a failure: distinct lines that mention a fault, or else the last lines.
 */
export function listReasons(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim().slice(0, 300))
    .filter((line) => line !== '' && !NOISE.test(line));
  const faults = lines.filter((line) => FAULT.test(line));
  return [...new Set(faults.length > 0 ? faults : lines.slice(-5))].slice(
    0,
    MOST,
  );
}
