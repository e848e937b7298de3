import {fillHtml} from '../../../../../src/features/second-screen/lib/fillHtml';

describe('the page of the second screen', () => {
  it('has its values escaped', () => {
    expect(
      fillHtml('<p title="{title}">{title}</p>', {title: 'A "B" <c> & d'}),
    ).toBe(
      '<p title="A &quot;B&quot; &lt;c&gt; &amp; d">A &quot;B&quot; &lt;c&gt; &amp; d</p>',
    );
  });

  it('is not written with a value missing', () => {
    expect(() => fillHtml('<p>{base}</p>', {title: 'A'})).toThrow(
      'found {base}, expected one of title.',
    );
  });
});
