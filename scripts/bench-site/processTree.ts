import {readdirSync, readFileSync} from 'node:fs';

/** What the system says of a process: who started it, and how much memory it holds, in KiB. */
export type ProcessInfo = {
  readonly id: number;
  readonly parent: number;
  readonly memory: number;
};

/** Reads what the system says of a process, in the form of Linux; nothing where it says nothing. */
export function parseStatus(text: string): ProcessInfo | undefined {
  const read = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? NaN);
  const id = read('Pid');
  return Number.isNaN(id)
    ? undefined
    : {id, parent: read('PPid'), memory: read('VmRSS') || 0};
}

/** The memory of a process and of all that it started, in KiB. */
export function memoryBelow(
  root: number,
  processes: readonly ProcessInfo[],
): number {
  return processes
    .filter(({id, parent}) => id === root || parent === root)
    .reduce(
      (sum, {id, memory}) =>
        sum + (id === root ? memory : memoryBelow(id, processes)),
      0,
    );
}

/** All processes of this machine; none where it does not show them as files. */
export function runningProcesses(): readonly ProcessInfo[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => {
        try {
          const info = parseStatus(readFileSync(`/proc/${id}/status`, 'utf8'));
          return info === undefined ? [] : [info];
        } catch {
          // It ended meanwhile.
          return [];
        }
      });
  } catch {
    return [];
  }
}
