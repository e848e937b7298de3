const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** How many of one unit make the next. */
const STEP = 1024;

/** Says how large a file is, in the largest unit of which it holds at least one: `4.2 MB`. */
export function fileSize(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP));
  const rank = Math.min(power, UNITS.length - 1);
  const amount = bytes / STEP ** rank;
  const digits = rank === 0 || amount >= 10 ? 0 : 1;
  return `${amount.toFixed(digits)} ${UNITS[rank] ?? ''}`;
}
