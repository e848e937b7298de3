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

  it('do not include its text or other attributes', () => {
    const marks = findMarks('<p data-class=x aria-id=y>table .note #here</p>');
    expect([...marks]).toEqual(['p']);
  });
});
