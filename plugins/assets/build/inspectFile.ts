import {parseSheet} from '../../../src/shared/model/csv';
import {isPictureEnding} from '../model/fileKind';
import {
  faulty,
  foundInstead,
  plainFile,
  rowsByHeading,
  type Inspection,
} from './inspection';
import {inspectPicture} from './inspectPicture';
import {readWorkbook} from './readWorkbook';

/** Maximum distance in bytes of a PDF's header from its start, and of its trailer from its end. */
const PDF_MARGIN = 1024;

function inspectPdf(bytes: Buffer): Inspection {
  if (!bytes.subarray(0, PDF_MARGIN).includes('%PDF-')) {
    return faulty(foundInstead(bytes), 'a PDF, which starts with %PDF-');
  }
  return bytes.subarray(-PDF_MARGIN).includes('%%EOF')
    ? plainFile
    : faulty('an incomplete PDF', 'a file that ends with %%EOF');
}

function inspectRows(text: string): Inspection {
  const result = parseSheet(text);
  return result.ok
    ? {ok: true, facts: {contents: rowsByHeading(result.sheet)}}
    : result;
}

function inspectJson(bytes: Buffer): Inspection {
  try {
    JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
    return plainFile;
  } catch (error) {
    return faulty(`invalid JSON (${(error as Error).message})`, 'valid JSON');
  }
}

async function inspectWorkbook(bytes: Buffer): Promise<Inspection> {
  if (bytes.toString('latin1', 0, 2) !== 'PK') {
    return faulty(foundInstead(bytes), 'an Excel workbook (a ZIP file)');
  }
  try {
    return inspectRows(await readWorkbook(bytes));
  } catch (error) {
    return faulty(
      `an unreadable workbook (${(error as Error).message})`,
      'an Excel workbook that opens',
    );
  }
}

type Inspect = (bytes: Buffer) => Inspection | Promise<Inspection>;

/** Extensions of files that would run as documents or scripts of this origin. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'cjs',
  'hta',
  'htm',
  'html',
  'js',
  'mjs',
  'shtml',
  'svgz',
  'swf',
  'wasm',
  'xht',
  'xhtml',
  'xml',
  'xsl',
  'xslt',
]);

/** The inspections by extension; other files must only not be empty. */
const inspections: Readonly<Record<string, Inspect>> = {
  pdf: inspectPdf,
  csv: (bytes) => inspectRows(bytes.toString('utf8')),
  json: inspectJson,
  xlsx: inspectWorkbook,
};

/** Inspects a file and reports whether it is empty or broken. */
export async function inspectFile(
  ext: string,
  bytes: Buffer,
): Promise<Inspection> {
  if (bytes.length === 0) {
    return faulty('an empty file', 'a file with content');
  }
  if (isPictureEnding(ext)) {
    return inspectPicture(ext, bytes);
  }
  if (PROGRAMS.has(ext)) {
    return faulty(
      `a file that browsers would run (.${ext})`,
      'only data, pictures, and documents here: pages belong in docs/, scripts in src/',
    );
  }
  const inspect = Object.hasOwn(inspections, ext) && inspections[ext];
  return inspect ? inspect(bytes) : plainFile;
}
