import {
  servedDark,
  servedFrame,
} from '../../../../plugins/first-visit/servedDark';

describe('the frame of served pages (L16, X9)', () => {
  it('is dark where no script says otherwise', () => {
    expect(servedDark('<html lang="en">')).toBe(
      '<html data-theme="dark" lang="en">',
    );
  });

  it('is that of Docusaurus, made dark once', () => {
    expect(servedFrame).toContain('it.appHtml');
    expect(servedFrame.match(/data-theme="dark"/g)).toHaveLength(1);
  });

  it.each(['', '<body>', '<html>'])(
    'stops the build where there is nothing to make dark in %j',
    (frame) => {
      expect(() => servedDark(frame)).toThrow(
        `is ${JSON.stringify(frame)}, expected one with "<html ".`,
      );
    },
  );
});
