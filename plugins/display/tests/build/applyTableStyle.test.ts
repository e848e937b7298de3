/** @jest-environment jsdom */
import {applyTableStyle} from '../../build/applyTableStyle';

/** Opens a page, and lists the styles after its head, which override those in it. */
function open(recall: () => string | undefined): readonly string[] {
  const page = document.implementation.createHTMLDocument();
  applyTableStyle(page, recall);
  return [...page.querySelectorAll('head ~ style')].map(
    ({textContent}) => textContent,
  );
}

describe('the look of the next page', () => {
  it('is that of table mode if it was on', () => {
    expect(open(() => '/*on*/:root{}')).toEqual(['/*on*/:root{}']);
  });

  it('has no additions if the browser stores nothing', () => {
    expect(
      open(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
    ).toEqual([]);
  });

  it('inserts the stored text as a style, and never as markup', () => {
    const styles = open(() => '</style><img src=x onerror=alert(1)>');
    expect(styles).toEqual(['</style><img src=x onerror=alert(1)>']);
  });
});
