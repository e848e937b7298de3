import {zipSync, type ZipOptions} from 'fflate';

/** Files of an archive, by path. */
export type ZipFiles = Readonly<Record<string, Uint8Array | string>>;

/** The earliest date that an archive can note, the same in every time zone. */
const DATE = new Date(1980, 0, 1);

/** Files that are compressed already. */
const COMPRESSED = /\.(?:avif|gif|jpe?g|png|webp|xlsx)$/i;

/** Packs files in the order of their paths; the same files always result in the same bytes. */
export function packZip(files: ZipFiles): Uint8Array {
  const encoder = new TextEncoder();
  const entries = Object.entries(files)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => {
      const options: ZipOptions = {
        mtime: DATE,
        level: COMPRESSED.test(path) ? 0 : 6,
      };
      const bytes =
        typeof content === 'string' ? encoder.encode(content) : content;
      return [path, [bytes, options]] as const;
    });
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]);
}
