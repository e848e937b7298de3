/** Signatures of ZIP records, as little-endian numbers. */
const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;

/** Offsets of fields in ZIP records, in bytes. */
const AT = {
  end: {count: 10, directory: 16, length: 22},
  central: {time: 12, name: 28, extra: 30, note: 32, local: 42, length: 46},
  local: {time: 10},
} as const;

/** The earliest ZIP timestamp, 1 January 1980 at midnight: two bytes each for time and date. */
const FIRST_DAY = 0x00_21_00_00;

function expectMark(view: DataView, at: number, mark: number): void {
  if (view.getUint32(at, true) !== mark) {
    throw new Error(
      `found no ZIP record at byte ${at}, expected a complete file without a comment.`,
    );
  }
}

/**
 * Resets the timestamps in a ZIP file, so that the same content always results in the same bytes.
 *
 * @throws Error if the bytes are not a ZIP file, or one with a comment.
 */
export function undatedZip(bytes: Uint8Array): Uint8Array {
  const undated = Uint8Array.from(bytes);
  const view = new DataView(undated.buffer);
  const end = undated.length - AT.end.length;
  expectMark(view, Math.max(0, end), END);
  let at = view.getUint32(end + AT.end.directory, true);
  const count = view.getUint16(end + AT.end.count, true);
  for (let file = 0; file < count; file += 1) {
    expectMark(view, at, CENTRAL);
    const local = view.getUint32(at + AT.central.local, true);
    expectMark(view, local, LOCAL);
    view.setUint32(at + AT.central.time, FIRST_DAY, true);
    view.setUint32(local + AT.local.time, FIRST_DAY, true);
    const {name, extra, note, length} = AT.central;
    const start = at;
    at += [name, extra, note].reduce<number>(
      (sum, field) => sum + view.getUint16(start + field, true),
      length,
    );
  }
  return undated;
}
