import {print} from '../../build/print';

const content = {html: '<p>Text</p>'};

describe('a card of a document', () => {
  it('is a box with its photograph, but without a logo', () => {
    const card = (ext: string): string =>
      print['Card']?.({image: {ext, link: `/a.${ext}`}}, content).html ?? '';
    expect(card('jpg')).toBe(
      '<aside class="box"><img src="/a.jpg" alt="" class="picture"><p>Text</p></aside>',
    );
    expect(card('svg')).toBe('<aside class="box"><p>Text</p></aside>');
  });

  it('is a box without a picture', () => {
    expect(print['Card']?.({}, content).html).toBe(
      '<aside class="box"><p>Text</p></aside>',
    );
  });
});

it('prints a badge in its frame', () => {
  expect(print['Badge']?.({kind: 'tip'}, {html: 'new'}).html).toBe(
    '<span class="badge">new</span>',
  );
});
