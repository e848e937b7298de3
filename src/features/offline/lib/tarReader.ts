/** A file of an archive. */
export type TarFile = {
  readonly path: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

/** Reads the next bytes of an archive, and returns the files that they complete. */
export type TarReader = (chunk: Uint8Array) => readonly TarFile[];

/** Size in bytes of a header; content is padded to a multiple of it. */
const BLOCK = 512;

/** A part of an archive that is being read. */
type Part = {
  readonly kind: 'header' | 'content' | 'padding';
  /** Path of the file that the part belongs to. */
  readonly path: string;
  /** Size of the part in bytes. */
  readonly bytes: number;
  /** Where its bytes go; undefined if they are skipped. */
  readonly into: Uint8Array<ArrayBuffer> | undefined;
};

function createHeader(): Part {
  return {kind: 'header', path: '', bytes: BLOCK, into: new Uint8Array(BLOCK)};
}

/** Reads a NUL-terminated field of a header. */
function readField(header: Uint8Array, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}

/**
 * Reads a header: the path and the size of the file that follows; both are empty at the end.
 *
 * @throws RangeError if the size is no number.
 */
function readHeader(header: Uint8Array): {path: string; bytes: number} {
  const prefix = readField(header, 345, 155);
  const name = readField(header, 0, 100);
  const size = readField(header, 124, 12);
  if (!/^[0-7]*$/.test(size)) {
    throw new RangeError('The archive is damaged.');
  }
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    bytes: size === '' ? 0 : Number.parseInt(size, 8),
  };
}

type IsWanted = (path: string, bytes: number) => boolean;

/** Returns the part that follows a complete one. */
function findNext({kind, path, bytes, into}: Part, isWanted: IsWanted): Part {
  switch (kind) {
    case 'header': {
      const file = readHeader(into ?? new Uint8Array(BLOCK));
      // An archive ends with empty headers.
      const isKept = file.path !== '' && isWanted(file.path, file.bytes);
      return {
        kind: 'content',
        ...file,
        into: isKept ? new Uint8Array(file.bytes) : undefined,
      };
    }
    case 'content': {
      const padding = (BLOCK - (bytes % BLOCK)) % BLOCK;
      return {kind: 'padding', path, bytes: padding, into: undefined};
    }
    case 'padding':
      return createHeader();
  }
}

/**
 * Creates a reader of a tar archive that arrives in chunks of any size.
 *
 * @param isWanted tells which files to read; others need no memory.
 * @throws RangeError, later, if the archive is damaged.
 */
export function createTarReader(isWanted: IsWanted): TarReader {
  let part = createHeader();
  let filled = 0;
  return (chunk) => {
    const files: TarFile[] = [];
    let at = 0;
    while (at < chunk.length) {
      const piece = chunk.subarray(at, at + part.bytes - filled);
      part.into?.set(piece, filled);
      filled += piece.length;
      at += piece.length;
      // An empty file or padding is complete at once.
      while (filled === part.bytes) {
        const {kind, path, into} = part;
        if (kind === 'content' && into !== undefined) {
          files.push({path, content: into});
        }
        part = findNext(part, isWanted);
        filled = 0;
      }
    }
    return files;
  };
}
