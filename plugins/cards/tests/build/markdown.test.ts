import {VFile} from 'vfile';
import {markdown} from '../../build/markdown';
import {component, page} from '../../../../tests/support/markdown';

/** Runs the step on a component, and returns the faults of the page. */
function listFaults(part: ReturnType<typeof component>) {
  const file = new VFile({path: '/site/docs/races/orc.mdx'});
  void markdown({siteDir: '/site'})(page(part), file, () => undefined);
  return file.data['faults'];
}

describe('a card', () => {
  it('has its title as a link, which later steps check', () => {
    const card = component(
      'Card',
      {title: 'Orcs', to: './elf.md', picture: '/a.png'},
      4,
    );
    expect(listFaults(card)).toBeUndefined();
    expect(card).toMatchObject({
      attributes: [{name: 'picture'}],
      children: [
        {
          attributes: [{name: 'className', value: 'cardTitle'}],
          children: [
            {
              children: [
                {type: 'link', url: './elf.md', position: {start: {line: 4}}},
              ],
            },
          ],
        },
      ],
    });
  });

  it('has its title as text if it leads nowhere', () => {
    const card = component('Card', {title: 'Orcs'});
    listFaults(card);
    expect(card).toMatchObject({
      children: [{children: [{children: [{type: 'text', value: 'Orcs'}]}]}],
    });
  });

  it('needs a title', () => {
    expect(listFaults(component('Card', {to: './elf.md'}, 7))).toEqual([
      'docs/races/orc.mdx:7: found <Card> without a title, expected title="…".',
    ]);
  });
});

describe('a badge', () => {
  it.each([{}, {kind: 'tip'}, {kind: 'danger'}])('may be %p', (attributes) => {
    expect(listFaults(component('Badge', attributes))).toBeUndefined();
  });

  it('has no other kind', () => {
    expect(listFaults(component('Badge', {kind: 'note'}, 3))).toEqual([
      'docs/races/orc.mdx:3: found kind="note", expected one of tip, info, warning, danger, or no kind.',
    ]);
  });
});
