import {PDFDocument, PDFName, PDFString} from '@cantoo/pdf-lib';
import {emptyGrid, field, findField} from '../form/blocks';
import {makeFields} from '../form/makeForm';

const links = [
  field({name: 'name', label: 'Name'}),
  field({name: 'notes', label: 'Notes & debts', lines: true}),
].map(({html}) => /href="(?<address>[^"]+)"/.exec(html)?.groups?.['address']);

/** Creates a form as the browser prints it, with a link in place of each field. */
async function formWithLinks(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const {context} = document;
  const page = document.addPage([200, 100]);
  for (const [index, address = ''] of links.entries()) {
    const action = context.obj({S: 'URI'});
    const uri = PDFString.of(address.replace('&amp;', '&'));
    action.set(PDFName.of('URI'), uri);
    const link = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [10, 10 + index * 30, 110, 30 + index * 30],
      A: action,
    });
    page.node.addAnnot(context.register(link));
  }
  return document;
}

describe('a form that readers fill in', () => {
  it('has fields in place of the links, named and in their order', async () => {
    const document = await formWithLinks();
    await makeFields(document);
    const fields = document.getForm().getFields();
    expect(fields.map((each) => each.getName())).toEqual(['name', 'notes']);
    expect(
      fields.map(({acroField}) => acroField.getWidgets()[0]?.getRectangle()),
    ).toEqual([
      {x: 10, y: 10, width: 100, height: 20},
      {x: 10, y: 40, width: 100, height: 20},
    ]);
    expect(document.getForm().getTextField('name').isMultiline()).toBe(false);
    expect(document.getForm().getTextField('notes').isMultiline()).toBe(true);
  });

  it('keeps what is entered', async () => {
    const document = await formWithLinks();
    await makeFields(document);
    document
      .getForm()
      .getTextField('notes')
      .setText('Owes Zoë 3 bits – “soon”');
    const saved = await PDFDocument.load(await document.save());
    expect(saved.getForm().getTextField('notes').getText()).toBe(
      'Owes Zoë 3 bits – “soon”',
    );
  });

  it('has tables whose fields have unique names, row by row', () => {
    const {html} = emptyGrid('Weapon', ['Weapon', 'To hit'], 2);
    expect(
      [...html.matchAll(/field\.invalid\/(?<name>[^?]+)/g)].map(
        ({groups}) => groups?.['name'],
      ),
    ).toEqual([
      'weapon.1.weapon',
      'weapon.1.to-hit',
      'weapon.2.weapon',
      'weapon.2.to-hit',
    ]);
  });

  it('leaves real links alone', () => {
    expect(
      findField('https://orrameth.example/name?label=Name'),
    ).toBeUndefined();
  });
});
