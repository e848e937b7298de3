import {element, joined, showsSomething} from '../markup';

describe('the markup of a document', () => {
  it('escapes text, and keeps markup as it is', () => {
    expect(element('p', {title: '"a" & b'}, 'x < y', element('br')).html).toBe(
      '<p title="&quot;a&quot; &amp; b">x &lt; y<br></p>',
    );
  });

  it('leaves out attributes that are absent or false', () => {
    expect(
      element('td', {class: undefined, hidden: false, open: true}).html,
    ).toBe('<td open></td>');
  });

  it('is empty without text or pictures, and only then', () => {
    expect(showsSomething(element('p', {}, 'a'))).toBe(true);
    expect(showsSomething(element('img', {src: '/a.png'}))).toBe(true);
    expect(showsSomething(element('p', {}, ' ', element('span')))).toBe(false);
    expect(showsSomething(joined([null]))).toBe(false);
  });
});
