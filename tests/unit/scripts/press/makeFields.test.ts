import {PDFDict, PDFDocument, PDFName, PDFString} from '@cantoo/pdf-lib';
import {
  fieldAddress,
  type Field,
} from '../../../../scripts/press/form/fieldAddress';
import {makeFields} from '../../../../scripts/press/form/makeFields';

const key = (name: string): PDFName => PDFName.of(name);

const filled: readonly Field[] = [
  {name: 'name', label: 'Name'},
  {name: 'notes', label: 'Notes', lines: true},
];

/** Creates a sheet as the browser prints it, with a link in place of each field. */
async function sheetWithLinks(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 100]);
  for (const [index, field] of filled.entries()) {
    const {context} = document;
    const action = context.obj({S: 'URI'});
    action.set(key('URI'), PDFString.of(fieldAddress(field)));
    const link = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [10, 10 + index * 30, 110, 30 + index * 30],
      A: action,
    });
    page.node.addAnnot(context.register(link));
  }
  return document.save();
}

/** Returns the finished sheet with its fields. */
async function doneSheet(): Promise<PDFDocument> {
  return PDFDocument.load(await makeFields(await sheetWithLinks()));
}

describe('the sheet that readers fill in', () => {
  it('has fields in place of the links, named and in their order', async () => {
    const fields = (await doneSheet()).getForm().getFields();
    expect(fields.map((field) => field.getName())).toEqual(['name', 'notes']);
    expect(
      fields.map(({acroField}) => acroField.getWidgets()[0]?.getRectangle()),
    ).toEqual([
      {x: 10, y: 10, width: 100, height: 20},
      {x: 10, y: 40, width: 100, height: 20},
    ]);
  });

  it('embeds the whole font of its fields, with the widths of all Western European letters', async () => {
    const {catalog} = await doneSheet();
    const form = catalog.lookup(key('AcroForm'), PDFDict);
    const font = form
      .lookup(key('DR'), PDFDict)
      .lookup(key('Font'), PDFDict)
      .lookup(key('Literata'), PDFDict);
    const widths = String(font.lookup(key('Widths')))
      .replaceAll(/[[\]]/g, '')
      .trim()
      .split(/\s+/)
      .map(Number);
    expect(widths).toHaveLength(256 - 32);
    const softHyphen = 173;
    expect(
      widths.flatMap((width, index) => (width > 0 ? [] : [32 + index])),
    ).toEqual([softHyphen]);
    expect(
      font.lookup(key('FontDescriptor'), PDFDict).has(key('FontFile2')),
    ).toBe(true);
  });

  it('uses that font in each field, and no other', async () => {
    const fields = (await doneSheet()).getForm().getFields();
    expect(
      fields.map(({acroField}) => acroField.getDefaultAppearance()),
    ).toEqual(['/Literata 10 Tf 0 0 0.2 rg', '/Literata 9 Tf 0 0 0.2 rg']);
  });

  it('keeps what is entered', async () => {
    const sheet = await doneSheet();
    sheet.getForm().getTextField('notes').setText('Owes Zoë 3 bits – “soon”');
    const saved = await PDFDocument.load(await sheet.save());
    expect(saved.getForm().getTextField('notes').getText()).toBe(
      'Owes Zoë 3 bits – “soon”',
    );
  });
});
