import {viewerFile} from '../../model/viewerFile';

const SITE = 'https://orrameth.example';
const PAGE = `${SITE}/base/assets/lib/pdfjs-1/web/viewer.html?file=x#page=2`;

describe('the document in the address of the viewer page', () => {
  it.each([
    ['/races/Half Orc.pdf', `${SITE}/races/Half%20Orc.pdf`],
    ['/races/100%25.pdf', `${SITE}/races/100%25.pdf`],
    ['../../../../a.pdf', `${SITE}/base/a.pdf`],
    [
      '%2F%2Fevil.example/x.pdf',
      `${SITE}/base/assets/lib/pdfjs-1/web/%2F%2Fevil.example/x.pdf`,
    ],
  ])('is a file of the site: %s', (file, url) => {
    expect(viewerFile(file, PAGE)).toEqual({ok: true, url});
  });

  it.each([null, '', '  '])('may be absent: %j', (file) => {
    expect(viewerFile(file, PAGE)).toEqual({ok: false, reason: 'absent'});
  });

  it.each([
    'https://evil.example/x.pdf',
    'https://orrameth.example.evil.example/x.pdf',
    'http://orrameth.example/races/orc.pdf',
    'file:///etc/passwd',
    '//evil.example/x.pdf',
    ' //evil.example/x.pdf',
    '/\t/evil.example/x.pdf',
    'java\nscript:alert(1)',
    'JavaScript:alert(1)',
    'data:application/pdf;base64,AAAA',
    'blob:https://orrameth.example/1',
    String.raw`\\evil.example\x.pdf`,
    String.raw`/\evil.example/x.pdf`,
    '//',
  ])('is refused if it is elsewhere: %j', (file) => {
    expect(viewerFile(file, PAGE)).toEqual({ok: false, reason: 'foreign'});
  });
});
