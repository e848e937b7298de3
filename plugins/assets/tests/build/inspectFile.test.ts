import {inspectFile} from '../../build/inspectFile';
import {minimalPdf, workbook} from '../../../../tests/support/files';

const html = '<!DOCTYPE html>\n<html><title>Not found</title></html>';

/** Lists the faults of a file. */
async function listFaults(
  ext: string,
  bytes: Buffer | string,
): Promise<readonly string[]> {
  const inspection = await inspectFile(ext, Buffer.from(bytes));
  return inspection.ok
    ? []
    : inspection.faults.map(
        ({line, found, expected}) =>
          `${line}: found ${found}, expected ${expected}`,
      );
}

async function describeFacts(
  ext: string,
  bytes: Buffer | string,
): Promise<unknown> {
  const inspection = await inspectFile(ext, Buffer.from(bytes));
  return inspection.ok ? inspection.facts : inspection.faults;
}

describe('a CSV file', () => {
  const rows = [
    {Name: 'Bread', 'Price (cp)': '2'},
    {Name: 'Salt, fine', 'Price (cp)': ''},
  ];

  it('has rows as records by heading', async () => {
    expect(
      await describeFacts('csv', 'Name,Price (cp)\nBread,2\n"Salt, fine",\n'),
    ).toEqual({contents: rows});
  });

  it('has the same rows as a workbook', async () => {
    const sheet = [
      ['Name', 'Price (cp)'],
      ['Bread', 2],
      ['Salt, fine', null],
    ];
    expect(await describeFacts('xlsx', await workbook(sheet))).toEqual({
      contents: rows,
    });
  });

  it('has dates and booleans of a workbook as text', async () => {
    const sheet = [
      ['Day', 'Time', 'Kept'],
      [new Date('2024-03-09'), new Date('2024-03-09T18:30:00Z'), true],
    ];
    expect(await describeFacts('xlsx', await workbook(sheet))).toEqual({
      contents: [
        {Day: '2024-03-09', Time: '2024-03-09T18:30:00Z', Kept: 'true'},
      ],
    });
  });

  it.each([
    ['csv', '', 'found an empty file, expected a file with content'],
    [
      'csv',
      '\n\n',
      '1: found an empty file, expected a line of headings, and at least one row',
    ],
    [
      'csv',
      'Name,Price\nBread\n',
      '2: found 1 cell, expected 2, one per heading',
    ],
    [
      'xlsx',
      html,
      'found an HTML page, expected an Excel workbook (a ZIP file)',
    ],
    ['xlsx', 'PK but not really', 'expected an Excel workbook'],
    ['json', '{"a": 1', 'expected valid JSON'],
  ])('is rejected if it is broken: %s %j', async (ext, text, fault) => {
    expect(await listFaults(ext, text)).toEqual([
      expect.stringContaining(fault),
    ]);
  });

  it('is rejected if a workbook has only headings', async () => {
    expect(
      await listFaults('xlsx', await workbook([['Name', 'Price']])),
    ).toEqual([
      '1: found only headings, expected a line of headings, and at least one row',
    ]);
  });
});

describe('a document', () => {
  it.each([
    ['pdf', minimalPdf],
    ['pdf', `junk before the head\n${minimalPdf}`],
    ['json', '\uFEFF{"a": 1}'],
    ['md', '# Anything'],
    ['txt', 'anything'],
  ])('has no contents in the index: %s', async (ext, text) => {
    expect(await describeFacts(ext, text)).toEqual({contents: []});
  });

  it.each([
    [html, '1: found an HTML page, expected a PDF, which starts with %PDF-'],
    [
      `${' '.repeat(1025)}${minimalPdf}`,
      '1: found another kind of file, expected a PDF, which starts with %PDF-',
    ],
    [
      minimalPdf.slice(0, 20),
      '1: found an incomplete PDF, expected a file that ends with %%EOF',
    ],
    [
      `${minimalPdf}${' '.repeat(1025)}`,
      '1: found an incomplete PDF, expected a file that ends with %%EOF',
    ],
    ['', '1: found an empty file, expected a file with content'],
  ])('is rejected if it is no PDF: %#', async (text, fault) => {
    expect(await listFaults('pdf', text)).toEqual([fault]);
  });

  it.each(['md', 'txt', 'odd'])(
    'is rejected if it is empty: %s',
    async (ext) => {
      expect(await listFaults(ext, '')).toEqual([
        '1: found an empty file, expected a file with content',
      ]);
    },
  );
});
