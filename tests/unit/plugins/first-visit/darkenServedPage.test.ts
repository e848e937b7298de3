import {darkenServedPage} from '../../../../plugins/first-visit/darkenServedPage';
import {pageTemplate} from '../../../../plugins/hydrate-on-intent/pageTemplate';

describe('the template of served pages', () => {
  it('is dark unless a script changes it', () => {
    expect(darkenServedPage('<html lang="en">')).toBe(
      '<html data-theme="dark" lang="en">',
    );
  });

  it('of this site is made dark once', () => {
    const frame = darkenServedPage(pageTemplate);
    expect(frame).toContain('it.appHtml');
    expect(frame.match(/data-theme="dark"/g)).toHaveLength(1);
  });

  it.each(['', '<body>', '<html>'])(
    'stops the build if nothing can be made dark in %j',
    (frame) => {
      expect(() => darkenServedPage(frame)).toThrow(
        `is ${JSON.stringify(frame)}, expected one with "<html ".`,
      );
    },
  );
});
