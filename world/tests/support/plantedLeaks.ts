import {brotliCompressSync, crc32, deflateSync, gzipSync} from 'node:zlib';
import {PDFDocument, StandardFonts} from '@cantoo/pdf-lib';
import {zipSync} from 'fflate';
import sharp, {type Sharp} from 'sharp';

/** A sentence on a locked page. */
export const sentence =
  'Odo has been the drowned ferryman since the ninth bell of spring.';

/** A name that must never be public. */
export const secret = 'Vexwyn';

function drawing(): Sharp {
  return sharp({
    create: {width: 8, height: 8, channels: 3, background: 'gray'},
  });
}

/** Adds metadata with the sentence, as cameras and programs write it. */
function noted(picture: Sharp): Sharp {
  return picture.withExif({IFD0: {ImageDescription: sentence}});
}

function xmp(picture: Sharp): Sharp {
  return picture.withXmp(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${sentence}</dc:title></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  );
}

/** Creates a chunk of a PNG, with its checksum. */
function pngPart(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** Creates a PNG with a note before its pixels. */
async function createPng(kind: string, note: Buffer): Promise<Buffer> {
  const bytes = await drawing().png().toBuffer();
  const [head, rest] = [bytes.subarray(0, 33), bytes.subarray(33)];
  return Buffer.concat([head, pngPart(kind, note), rest]);
}

async function createPdf(
  write: (document: PDFDocument) => Promise<void> | void,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await write(document);
  return Buffer.from(await document.save());
}

/** Creates a tar archive with one file. */
function tar(name: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(bytes.length.toString(8).padStart(11, '0'), 124);
  header.write('ustar', 257);
  return Buffer.concat([
    header,
    bytes,
    Buffer.alloc((512 - (bytes.length % 512)) % 512),
    Buffer.alloc(1024),
  ]);
}

const zip = (name: string, bytes: Buffer): Buffer =>
  Buffer.from(zipSync({[name]: bytes}));

const bytes = Buffer.from(sentence);
const letters = Array.from(sentence);

/** Creates one file of each form that leaks the sentence or the name. */
export async function plantedLeaks(): Promise<
  Readonly<Record<string, Buffer>>
> {
  const png = await createPng('tEXt', Buffer.from(`Comment\0${sentence}`));
  return {
    'sentence.html': Buffer.from(`<p>${sentence}</p>`),
    'six-words.html': Buffer.from('<p>He has been the drowned ferryman since.'),
    'five-words.html': Buffer.from('<p>Our drowned ferryman since the ninth.'),
    'name.html': Buffer.from(`<p>Ask ${secret.toUpperCase()}.</p>`),
    'name-in-path-vexwyn.txt': Buffer.from('nothing'),
    'attribute.html': Buffer.from(`<img alt="${sentence}">`),
    'comment.html': Buffer.from(`<!-- ${sentence} -->`),
    'script.js': Buffer.from(`const a=${JSON.stringify(sentence)};`),
    'escaped.js': Buffer.from(
      letters
        .map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
    ),
    'entities.html': Buffer.from(
      letters.map((sign) => `&#${sign.charCodeAt(0)};`).join(''),
    ),
    'data.json': Buffer.from(JSON.stringify({a: [sentence]})),
    'sheet.csv': Buffer.from(`a,b\n1,"${sentence}"\n`),
    'drawing.svg': Buffer.from(`<svg><text>${sentence}</text></svg>`),
    'spans.svg': Buffer.from(
      `<svg><text>${letters.map((sign) => (sign === ' ' ? sign : `<tspan x="1">${sign}</tspan>`)).join('')}</text></svg>`,
    ),
    'markup.html': Buffer.from(
      sentence.replaceAll(/(\w)(\w)/g, '$1<b></b>$2<!-- -->'),
    ),
    'soft-hyphens.html': Buffer.from(
      sentence.replaceAll(/(\w)(\w)/g, '$1\u00ad$2'),
    ),
    'named-hyphens.html': Buffer.from(
      sentence.replaceAll(/(\w)(\w)/g, '$1&shy;$2'),
    ),
    'zero-width.html': Buffer.from(
      sentence.replaceAll(/(\w)(\w)/g, '$1\u200b$2\u2060'),
    ),
    'wide.txt': Buffer.from(`\ufeff${sentence}`, 'utf16le'),
    'wide-unmarked.txt': Buffer.from(sentence, 'utf16le'),
    'wide-big.txt': Buffer.from(sentence, 'utf16le').swap16(),
    'base64.json': Buffer.from(`{"a":"${bytes.toString('base64')}"}`),
    'base64-of-wide.txt': Buffer.from(
      Buffer.from(sentence, 'utf16le').toString('base64'),
    ),
    'base64-of-gzip.txt': Buffer.from(gzipSync(bytes).toString('base64')),
    'base64-shifted.txt': Buffer.from(`path_${bytes.toString('base64url')}`),
    'data-address.html': Buffer.from(
      `<img src="data:image/png;base64,${png.toString('base64')}">`,
    ),
    'hex.txt': Buffer.from(bytes.toString('hex')),
    'hex-spaced.txt': Buffer.from(
      [...bytes].map((each) => each.toString(16).padStart(2, '0')).join(' '),
    ),
    'page.html.gz': gzipSync(bytes),
    'page.html.br': brotliCompressSync(bytes),
    'archive.zip': zip('inside.txt', bytes),
    'archive.tar': tar('inside.txt', bytes),
    'archive.tar.gz': gzipSync(tar('inside.txt', gzipSync(bytes))),
    'zip-in-zip.zip': zip('inside.zip', zip('inside.txt', bytes)),
    'workbook.xlsx': zip(
      'xl/sharedStrings.xml',
      Buffer.from(`<sst><si><t>${sentence}</t></si></sst>`),
    ),
    'text.png': png,
    'packed.png': await createPng(
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(bytes)]),
    ),
    'exif.jpg': await noted(drawing().jpeg()).toBuffer(),
    'exif.webp': await noted(drawing().webp()).toBuffer(),
    'exif.png': await noted(drawing().png()).toBuffer(),
    'xmp.jpg': await xmp(drawing().jpeg()).toBuffer(),
    'xmp.webp': await xmp(drawing().webp()).toBuffer(),
    'behind.jpg': Buffer.concat([await drawing().jpeg().toBuffer(), bytes]),
    'page.pdf': await createPdf(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      document.getPage(0).drawText(sentence, {font, size: 9});
    }),
    'title.pdf': await createPdf((document) => {
      document.setTitle(sentence);
    }),
    'attached.pdf': await createPdf(async (document) => {
      await document.attach(bytes, 'notes.txt');
    }),
  };
}
