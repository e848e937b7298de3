import {crc32, gzipSync} from 'node:zlib';
import {PDFDocument, StandardFonts} from '@cantoo/pdf-lib';
import {zipSync} from 'fflate';
import {packTar} from 'modern-tar';
import sharp, {type Sharp} from 'sharp';

/** A sentence on a locked page. */
export const sentence =
  'Odo has been the drowned ferryman since the ninth bell of spring.';

const letters = Array.from(sentence);

/** The sentence in a file whose content differs from all others, as each content is searched once. */
function unlike(name: string): Buffer {
  return Buffer.from(`In ${name}: ${sentence}`);
}

function drawing(): Sharp {
  return sharp({
    create: {width: 8, height: 8, channels: 3, background: 'gray'},
  });
}

/** Adds a note with the sentence, as cameras and programs write it. */
function noted(picture: Sharp): Sharp {
  return picture.withExif({IFD0: {ImageDescription: sentence}});
}

/** Puts a chunk with the sentence before the pixels of a PNG. */
async function textPng(): Promise<Buffer> {
  const bytes = await drawing().png().toBuffer();
  const body = Buffer.from(`tEXtComment\0${sentence}`);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  const [head, rest] = [bytes.subarray(0, 33), bytes.subarray(33)];
  return Buffer.concat([head, size, body, sum, rest]);
}

async function tar(content: Buffer): Promise<Buffer> {
  const header = {name: 'inside.txt', size: content.length};
  return Buffer.from(await packTar([{header, body: content}]));
}

function zip(name: string, content: string | Buffer): Buffer {
  return Buffer.from(zipSync({[name]: Buffer.from(content as string)}));
}

/** The sentence with a tag between two letters of each word. */
function split(tag: string): string {
  return sentence.replaceAll(/\B\w/g, `${tag}$&`);
}

async function createPdf(name: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(name);
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage().drawText(sentence, {font, size: 9});
  return Buffer.from(await document.save());
}

/** Creates one file of each form that the leak check reads, with the sentence in it. */
export async function plantedLeaks(): Promise<
  Readonly<Record<string, Buffer>>
> {
  const texts: Readonly<Record<string, string>> = {
    'text.html': `<p>${sentence}</p>`,
    'five-words.html': '<p>Our drowned ferryman since the ninth.',
    'attribute.html': `<img alt="${sentence}">`,
    'comment.html': `<!-- ${sentence} -->`,
    'script.js': `const a=${JSON.stringify(sentence)};`,
    'escaped.js': letters
      .map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
    'entities.html': letters.map((sign) => `&#${sign.charCodeAt(0)};`).join(''),
    'percent.html': `<a href="/?q=${encodeURIComponent(sentence)}">`,
    'data.json': JSON.stringify({a: [sentence]}),
    'sheet.csv': `a,b\n1,"${sentence}"\n`,
    'zero-width.html': split('\u200B'),
    'soft-hyphens.html': split('\u00AD'),
    'drawing.svg': `<svg><text>${split('</tspan><tspan x="1">')}</text></svg>`,
    'words.html': `<p>${split('<b></b>')}</p>`,
  };
  return {
    ...Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]),
    ),
    'wide.txt': Buffer.from(`\uFEFF${sentence}`, 'utf16le'),
    'page.html.gz': gzipSync(unlike('gzip')),
    'archive.zip': zip('inside.txt', unlike('zip')),
    'zip-in-zip.zip': zip(
      'inside.zip',
      zip('inside.txt', unlike('zip in zip')),
    ),
    'archive.tar': await tar(unlike('tar')),
    'pack.tar.gz': gzipSync(await tar(unlike('packed tar'))),
    'text.docx': zip(
      'word/document.xml',
      `<w:p><w:r><w:t>${split('</w:t></w:r><w:r><w:t>')}</w:t></w:r></w:p>`,
    ),
    'workbook.xlsx': zip(
      'xl/sharedStrings.xml',
      `<sst><si><r><t>${split('</t></r><r><t>')}</t></r></si></sst>`,
    ),
    'text.odt': zip(
      'content.xml',
      `<text:p>${split('</text:span><text:span>')}</text:p>`,
    ),
    'exif.jpg': await noted(drawing().jpeg()).toBuffer(),
    'exif.webp': await noted(drawing().webp()).toBuffer(),
    'exif.png': await noted(drawing().png()).toBuffer(),
    'text.png': await textPng(),
    'xmp.jpg': await drawing()
      .jpeg()
      .withXmp(
        `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${sentence}</dc:title></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
      )
      .toBuffer(),
    'page.pdf': await createPdf('page'),
    'page-in-zip.zip': zip('page.pdf', await createPdf('in zip')),
  };
}
