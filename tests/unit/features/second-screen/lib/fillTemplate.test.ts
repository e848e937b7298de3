import {fillTemplate} from '../../../../../src/features/second-screen/lib/fillTemplate';

describe('the page of the second screen (T8)', () => {
  it('has its values escaped', () => {
    expect(
      fillTemplate('<p title="{title}">{title}</p>', {title: 'A "B" <c> & d'}),
    ).toBe(
      '<p title="A &quot;B&quot; &lt;c> &amp; d">A &quot;B&quot; &lt;c> &amp; d</p>',
    );
  });

  it('is not written with a value missing', () => {
    expect(() => fillTemplate('<p>{base}</p>', {title: 'A'})).toThrow(
      'found {base}, expected one of title.',
    );
  });
});
