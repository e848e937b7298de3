import {readdirSync, readFileSync} from 'node:fs';

/** A process: id, parent, and memory in KiB. */
export type ProcessInfo = {
  readonly id: number;
  readonly parent: number;
  readonly memory: number;
};

/** Parses /proc/<id>/status of Linux; undefined if it is incomplete. */
export function parseStatus(text: string): ProcessInfo | undefined {
  const read = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? NaN);
  const id = read('Pid');
  return Number.isNaN(id)
    ? undefined
    : {id, parent: read('PPid'), memory: read('VmRSS') || 0};
}

/** Returns the memory of a process and all its descendants, in KiB. */
export function sumMemoryBelow(
  root: number,
  processes: readonly ProcessInfo[],
): number {
  return processes
    .filter(({id, parent}) => id === root || parent === root)
    .reduce(
      (sum, {id, memory}) =>
        sum + (id === root ? memory : sumMemoryBelow(id, processes)),
      0,
    );
}

/** Lists all processes; empty on systems without /proc. */
export function runningProcesses(): readonly ProcessInfo[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => {
        try {
          const info = parseStatus(readFileSync(`/proc/${id}/status`, 'utf8'));
          return info === undefined ? [] : [info];
        } catch {
          // The process has ended.
          return [];
        }
      });
  } catch {
    return [];
  }
}
