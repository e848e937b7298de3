const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Writes a day out, the same on every machine: "March 9, 2026". */
export function formatDay(date: string): string {
  return format.format(new Date(date));
}
