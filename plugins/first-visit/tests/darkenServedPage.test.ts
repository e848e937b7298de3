import {darkenServedPage} from '../darkenServedPage';
describe('the template of served pages', () => {
  it('is dark unless a script changes it', () => {
    expect(darkenServedPage('<html lang="en">')).toBe(
      '<html data-theme="dark" lang="en">',
    );
  });

  it.each(['', '<body>', '<html>'])(
    'stops the build if nothing can be made dark in %j',
    (frame) => {
      expect(() => darkenServedPage(frame)).toThrow(
        `Found the page template ${JSON.stringify(frame)}, expected one that contains "<html ".`,
      );
    },
  );
});
