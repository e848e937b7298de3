import {findMarks} from '../../../../plugins/critical-css/findMarks';

describe('the marks of a page that selectors can match', () => {
  it('are its elements, classes and ids, once each', () => {
    const html =
      '<html lang=en class="a b"><P CLASS=c class=c id=top><svg><path d="M0"/></svg><p class=c id="end">';
    expect([...findMarks(html)].toSorted()).toEqual([
      '#end',
      '#top',
      '.a',
      '.b',
      '.c',
      'html',
      'p',
      'path',
      'svg',
    ]);
  });

  it('include the colors of names in its content', () => {
    const html = '<b data-named-color=gold><i data-name-color="0">';
    expect([...findMarks(html)].toSorted()).toEqual([
      '[data-name-color=0]',
      '[data-named-color=gold]',
      'b',
      'i',
    ]);
  });

  it('include roles, directions and alignments, which no script changes', () => {
    const html = '<p dir=ltr><i role="tabpanel"><b align=right data-role=x>';
    expect([...findMarks(html)].toSorted()).toEqual([
      '[align=right]',
      '[dir=ltr]',
      '[role=tabpanel]',
      'b',
      'i',
      'p',
    ]);
  });

  it('do not include its text or other attributes', () => {
    const marks = findMarks('<p data-class=x aria-id=y>table .note #here</p>');
    expect([...marks]).toEqual(['p']);
  });
});
