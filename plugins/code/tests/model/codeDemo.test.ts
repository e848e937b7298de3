import {demoDocument, demoFailure} from '../../model/codeDemo';

const code = {
  title: 'A die & <more>',
  html: '<button>Roll</button>',
  css: 'button {color: red}',
  js: 'roll("</script>");',
};

describe('the page that runs a demo', () => {
  const page = demoDocument(code);

  it('holds the code, and may not fetch anything', () => {
    expect(page).toContain(code.html);
    expect(page).toContain(code.css);
    expect(page).toContain("default-src 'none'");
  });

  it('is not ended by anything in the code', () => {
    expect(page).toContain('roll("<\\/script>");');
    expect(demoDocument({...code, css: 'a</STYLE>b'})).toContain(
      'a<\\/STYLE>b',
    );
    expect(page).toContain('<title>A die &amp; &lt;more></title>');
  });
});

describe('a message from a demo', () => {
  it('reports why it failed', () => {
    expect(demoFailure({type: 'demo-failed', message: 'no die'})).toBe(
      'no die',
    );
  });

  it.each([
    ['nothing', null],
    ['text', 'demo-failed'],
    ['another kind', {type: 'resize', message: 'no die'}],
    ['no words', {type: 'demo-failed', message: 4}],
    ['no message', {type: 'demo-failed'}],
  ])('is ignored if it is %s', (_, data) => {
    expect(demoFailure(data)).toBeUndefined();
  });
});
