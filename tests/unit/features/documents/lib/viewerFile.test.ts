import {viewerFile} from '../../../../../src/features/documents/lib/viewerFile';

const PAGE =
  'https://orrameth.example/base/assets/lib/pdfjs-1/web/viewer.html?file=x#page=2';

describe('the document in the address of the viewer page', () => {
  it.each([
    ['/races/orc.pdf', 'https://orrameth.example/races/orc.pdf'],
    ['/races/Half Orc.pdf', 'https://orrameth.example/races/Half%20Orc.pdf'],
    ['/races/Half%20Orc.pdf', 'https://orrameth.example/races/Half%20Orc.pdf'],
    ['/races/100%25.pdf', 'https://orrameth.example/races/100%25.pdf'],
    ['/a.pdf?v=https', 'https://orrameth.example/a.pdf?v=https'],
    ['../../../../a.pdf', 'https://orrameth.example/base/a.pdf'],
    ['a.pdf', 'https://orrameth.example/base/assets/lib/pdfjs-1/web/a.pdf'],
    ['/Ämter/ü.pdf', 'https://orrameth.example/%C3%84mter/%C3%BC.pdf'],
  ])('is a file of the site: %s', (file, url) => {
    expect(viewerFile(file, PAGE)).toEqual({ok: true, url});
  });

  it.each([null, '', '  '])('may be absent: %j', (file) => {
    expect(viewerFile(file, PAGE)).toEqual({ok: false, reason: 'absent'});
  });

  it.each([
    'https://evil.example/x.pdf',
    'HTTPS://evil.example/x.pdf',
    'https:evil.example/x.pdf',
    'https:/evil.example/x.pdf',
    'https://orrameth.example/races/orc.pdf',
    'http://orrameth.example/races/orc.pdf',
    'ftp://orrameth.example/x.pdf',
    'file:///etc/passwd',
    '//evil.example/x.pdf',
    '///evil.example/x.pdf',
    ' //evil.example/x.pdf',
    '\t//evil.example/x.pdf',
    '/\t/evil.example/x.pdf',
    '/\n/evil.example/x.pdf',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:application/pdf;base64,AAAA',
    'blob:https://orrameth.example/1',
    'filesystem:https://orrameth.example/x',
    'view-source:/x.pdf',
    String.raw`\\evil.example\x.pdf`,
    String.raw`/\evil.example/x.pdf`,
    String.raw`\/evil.example/x.pdf`,
    String.raw`/races\orc.pdf`,
    '%2F%2Fevil.example/x.pdf',
    '%252F%252Fevil.example/x.pdf',
    '%5C%5Cevil.example/x.pdf',
    '/%5Cevil.example/x.pdf',
    'https%3A%2F%2Fevil.example/x.pdf',
    'javascript%3Aalert(1)',
    'blob%3Ahttps%3A//orrameth.example/1',
    '/races/%00orc.pdf',
    '/%2525252525252525252fx.pdf',
  ])('is refused if it is no plain path: %j', (file) => {
    expect(viewerFile(file, PAGE)).toEqual({ok: false, reason: 'foreign'});
  });

  it('is refused if it resolves to no address', () => {
    expect(viewerFile('/x.pdf', 'about:blank')).toEqual({
      ok: false,
      reason: 'foreign',
    });
  });
});
