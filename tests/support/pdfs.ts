import {createCipheriv, createHash} from 'node:crypto';

/** Options for a test document. */
export type PdfOptions = {
  readonly pages?: number;
  /** Returns the text of a page by its number. */
  readonly text?: (page: number) => string;
  /** The password that opens the document (AES-256, as in PDF 2.0). */
  readonly password?: string;
  /** Bytes of noise on each page, which no host can compress. */
  readonly noise?: number;
};

/** Encrypts a string or stream. */
type Encrypt = (bytes: Buffer, object: number) => Buffer;

type Encryption = {readonly dictionary: string; readonly encrypt: Encrypt};

const plain: Encrypt = (bytes) => bytes;

function sha(size: 256 | 384 | 512, ...parts: readonly Buffer[]): Buffer {
  return createHash(`sha${size}`).update(Buffer.concat(parts)).digest();
}

/** Returns pseudorandom bytes that are the same in each run. */
export function seeded(name: string, length: number): Buffer {
  return sha(512, Buffer.from(name)).subarray(0, length);
}

type Cipher = {
  readonly key: Buffer;
  readonly iv: Buffer;
  readonly pad: boolean;
};

function aes(bytes: Buffer, {key, iv, pad}: Cipher): Buffer {
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, iv);
  cipher.setAutoPadding(pad);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

/** Hashes a password by algorithm 2.B of ISO 32000-2, which makes guessing slow. */
function hashPassword(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let hash = sha(256, password, salt, user);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const unit = Buffer.concat([password, hash, user]);
    const block = aes(Buffer.concat(Array.from({length: 64}, () => unit)), {
      key: hash.subarray(0, 16),
      iv: hash.subarray(16, 32),
      pad: false,
    });
    const sum = block.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    const size = ([256, 384, 512] as const)[sum % 3] ?? 256;
    hash = sha(size, block);
    last = block.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

const NO_IV = Buffer.alloc(16);

/**
 * Returns a password's entry in the encryption dictionary, and the file key encrypted under that
 * password.
 */
function entry(
  name: string,
  password: Buffer,
  {key, user}: {readonly key: Buffer; readonly user: Buffer},
): readonly [check: Buffer, wrapped: Buffer] {
  const salts = seeded(name, 16);
  const check = hashPassword(password, salts.subarray(0, 8), user);
  const wrapping = hashPassword(password, salts.subarray(8), user);
  return [
    Buffer.concat([check, salts]),
    aes(key, {key: wrapping, iv: NO_IV, pad: false}),
  ];
}

function hex(bytes: Buffer): string {
  return `<${bytes.toString('hex')}>`;
}

/** All permissions for readers, in PDF's encoding. */
const ALL_PERMISSIONS = -4;

function permissions(key: Buffer): Buffer {
  const bytes = Buffer.alloc(16, 'T');
  bytes.writeInt32LE(ALL_PERMISSIONS, 0);
  bytes.writeInt32LE(-1, 4);
  bytes.write('Tadb', 8, 'latin1');
  const cipher = createCipheriv('aes-256-ecb', key, null);
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

/** Creates the standard security handler of PDF 2.0: revision 6, AES-256. */
function encryption(password: string): Encryption {
  const key = seeded('file key', 32);
  const word = Buffer.from(password, 'utf8');
  const [u, ue] = entry('user', word, {key, user: Buffer.alloc(0)});
  const [o, oe] = entry('owner', word, {key, user: u});
  return {
    dictionary: `<< /Filter /Standard /V 5 /R 6 /Length 256 /P ${ALL_PERMISSIONS} /U ${hex(u)} /UE ${hex(ue)} /O ${hex(o)} /OE ${hex(oe)} /Perms ${hex(permissions(key))} /EncryptMetadata true /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>`,
    encrypt: (bytes, object) => {
      const iv = seeded(`object ${object}`, 16);
      return Buffer.concat([iv, aes(bytes, {key, iv, pad: true})]);
    },
  };
}

function stream(dictionary: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Returns the drawing instructions of a page, one line of text per input line. */
function drawing(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`);
  return `BT /F1 18 Tf 72 720 Td 24 TL ${lines.join(' ')} ET`;
}

/** Returns incompressible gray dots from a number generator, since a hash would be slow. */
function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed * 2654435761 + 1;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

/** The number of the first page's object, and the number of objects per page. */
const FIRST_PAGE = 5;
const PER_PAGE = 4;

type Writer = {
  readonly encrypt: Encrypt;
  readonly noise: number;
  readonly text: (page: number) => string;
  readonly pages: number;
};

function text(words: string, {encrypt}: Writer, object: number): string {
  return hex(encrypt(Buffer.from(words, 'latin1'), object));
}

/** Returns the objects of a page: itself, its content, its outline entry, and its noise. */
function pageObjects(page: number, writer: Writer): readonly Buffer[] {
  const first = FIRST_PAGE + (page - 1) * PER_PAGE;
  const [drawn, outlined, dots] = [first + 1, first + 2, first + 3];
  const {encrypt, pages} = writer;
  const around = [
    ...(page > 1 ? [`/Prev ${outlined - PER_PAGE} 0 R`] : []),
    ...(page < pages ? [`/Next ${outlined + PER_PAGE} 0 R`] : []),
  ].join(' ');
  const side = Math.floor(Math.sqrt(writer.noise));
  const shown = side > 0 ? 'q 300 0 0 300 72 300 cm /Dots Do Q ' : '';
  return [
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${drawn} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Dots ${dots} 0 R >> >> >>`,
    ),
    stream(
      '',
      encrypt(Buffer.from(`${shown}${drawing(writer.text(page))}`), drawn),
    ),
    Buffer.from(
      `<< /Title ${text(`Page ${page}`, writer, outlined)} /Parent 4 0 R ${around} /Dest [${first} 0 R /XYZ 0 842 null] >>`,
    ),
    stream(
      `/Type /XObject /Subtype /Image /Width ${Math.max(side, 1)} /Height ${Math.max(side, 1)} /ColorSpace /DeviceGray /BitsPerComponent 8`,
      encrypt(noise(Math.max(side * side, 1), page), dots),
    ),
  ];
}

function listObjects(writer: Writer): readonly Buffer[] {
  const {pages} = writer;
  const numbers = Array.from({length: pages}, (_, index) => index + 1);
  const of = (page: number, part: number): string =>
    `${FIRST_PAGE + (page - 1) * PER_PAGE + part} 0 R`;
  return [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((page) => of(page, 0)).join(' ')}] >>`,
    ),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    Buffer.from(
      `<< /Type /Outlines /Count ${pages} /First ${of(1, 2)} /Last ${of(pages, 2)} >>`,
    ),
    ...numbers.flatMap((page) => pageObjects(page, writer)),
  ];
}

const HEAD = Buffer.from('%PDF-2.0\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');

/** Returns the end of a document: the cross-reference table and the trailer. */
function getTail(
  objects: readonly Buffer[],
  lock: ReturnType<typeof encryption> | undefined,
): Buffer {
  let place = HEAD.length;
  const table = objects.map((object) => {
    const row = `${`${place}`.padStart(10, '0')} 00000 n \n`;
    place += object.length;
    return row;
  });
  const id = hex(seeded('id', 16));
  const encrypted = lock ? ` /Encrypt ${objects.length} 0 R` : '';
  return Buffer.from(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [${id} ${id}]${encrypted} >>\nstartxref\n${place}\n%%EOF\n`,
  );
}

const USUAL = {
  pages: 1,
  text: (page: number) => `This is page ${page}`,
  noise: 0,
};

/** Creates a document with an outline; the same options always give the same bytes. */
export function makePdf({password, ...wished}: PdfOptions = {}): Buffer {
  const lock = password === undefined ? undefined : encryption(password);
  const encrypt = lock?.encrypt ?? plain;
  const objects = [
    ...listObjects({...USUAL, ...wished, encrypt}),
    ...(lock ? [Buffer.from(lock.dictionary)] : []),
  ].map((body, index) =>
    Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ]),
  );
  return Buffer.concat([HEAD, ...objects, getTail(objects, lock)]);
}
