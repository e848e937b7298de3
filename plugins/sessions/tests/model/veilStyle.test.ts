/** @jest-environment jsdom */
import {writeVeilStyle} from '../../model/veilStyle';

function describeStand(session: number): string {
  return `Comes after "${session}"`;
}

const parts = {
  css: '[data-later]{display:none}',
  describe: describeStand,
  pages: [{to: '/gate/fall.html', mark: 'gate/2'}],
};

/** Lists what a style sheet hides of marked elements. */
function listHidden(marks: readonly string[], sheet: string): string[] {
  const selector = /\}(?<later>:is\([^{]*\))\{display:none\}$/.exec(sheet)
    ?.groups?.['later'];
  document.body.innerHTML = marks
    .map((mark) => `<p data-session="${mark}"></p>`)
    .join('');
  return [...document.querySelectorAll<HTMLElement>(selector ?? 'none')].map(
    ({dataset}) => dataset['session'] ?? '',
  );
}

describe('the style sheet that veils what comes later', () => {
  it('is empty before readers have said where they stand', () => {
    expect(writeVeilStyle({}, parts)).toBe('');
  });

  it('hides later sessions of the campaign alone, even those written since', () => {
    const sheet = writeVeilStyle({gate: 2}, parts);
    const marks = ['gate/1', 'gate/2', 'gate/3', 'gate/20', 'lamp/3'];
    expect(listHidden(marks, sheet)).toEqual(['gate/3', 'gate/20']);
  });

  it('says where the group stands, with quotes that cannot end the text', () => {
    expect(writeVeilStyle({gate: 2}, parts)).toContain(
      String.raw`--world-veil-note:"Comes after \"2\""`,
    );
  });

  it('keeps played sessions in the list of contents, and session 10 is not session 1', () => {
    const sheet = writeVeilStyle({gate: 1}, parts);
    expect(sheet).toContain(
      'a[href^="#session-"]:not([href="#session-1"],[href^="#session-1-"])',
    );
  });

  it('hides later parts in the list of contents by the mark of their words', () => {
    const sheet = writeVeilStyle({gate: 1}, parts);
    const [, selector = ''] =
      /\}(?<entry>li\[data-ahead[^{]*)\{display:none\}/.exec(sheet) ?? [];
    document.body.innerHTML = ['gate/1', 'gate/2', 'gate/10', 'lamp/2', '']
      .map((mark) => `<li data-ahead="${mark}"><a href="#a">A</a></li>`)
      .join('');
    expect(
      [...document.querySelectorAll<HTMLElement>(selector)].map(
        ({dataset}) => dataset['ahead'],
      ),
    ).toEqual(['gate/2', 'gate/10']);
  });

  it('hides what leads to a later page, and its contents, but no page that was played', () => {
    const entry = 'li:has(>a[href="/gate/fall.html"],';
    const next = '.pagination-nav__link[href="/gate/fall.html"]::after';
    const before = writeVeilStyle({gate: 1}, parts);
    expect(before).toContain(entry);
    expect(before).toContain(next);
    expect(before).toContain('html:has([data-whole][data-session^="gate/"]');
    for (const progress of [{gate: 2}, {lamp: 0}]) {
      expect(writeVeilStyle(progress, parts)).not.toContain('fall.html');
    }
  });
});
