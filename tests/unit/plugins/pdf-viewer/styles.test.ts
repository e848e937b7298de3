import {pageStyles} from '../../../../src/shared/lib/pageStyles';

describe('the styles of the viewer page', () => {
  it('have the tokens of the site, without its fonts', () => {
    const tokens =
      "@font-face {\n  src: url('~font/a.woff2');\n}\n:root {--world-ink: black;}\n@font-face {src: url('b')}";
    const styles = pageStyles(tokens, 'body {color: var(--world-ink);}');
    expect(styles).toContain('--world-ink: black');
    expect(styles).toContain('body {color');
    expect(styles).not.toContain('font-face');
    expect(styles).not.toContain('url(');
  });
});
