/** @jest-environment jsdom */
import {applyTableStyle} from '../../../../plugins/table-mode/applyTableStyle';

/** Opens a page, and lists the styles in its head. */
function open(recall: () => string | undefined): readonly string[] {
  const page = document.implementation.createHTMLDocument();
  applyTableStyle(page, recall);
  return [...page.querySelectorAll('head style')].map(
    ({textContent}) => textContent,
  );
}

describe('the look of the next page (T9)', () => {
  it('is that of table mode where it was on', () => {
    expect(open(() => '/*on*/:root{}')).toEqual(['/*on*/:root{}']);
  });

  it('has nothing besides where it was off', () => {
    expect(open(() => undefined)).toEqual([]);
  });

  it('has nothing besides where the browser remembers nothing', () => {
    expect(
      open(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
    ).toEqual([]);
  });

  it('takes what is stored for a style, and never for markup', () => {
    const styles = open(() => '</style><img src=x onerror=alert(1)>');
    expect(styles).toEqual(['</style><img src=x onerror=alert(1)>']);
  });
});
