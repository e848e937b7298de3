const units = ['kB', 'MB', 'GB'] as const;

/** Values below this are shown with one decimal. */
const TELLING_FRACTION = 10;

/** Formats a file size as file managers do: "1 kB", "312 kB", "1.4 MB". */
export function fileSize(bytes: number): string {
  let amount = Math.max(bytes, 1) / 1000;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const whole = unit === 0 || amount >= TELLING_FRACTION - 0.05;
  const figure = whole
    ? String(Math.max(1, Math.round(amount)))
    : amount.toFixed(1).replace(/\.0$/, '');
  return `${figure} ${units[unit] ?? ''}`;
}
