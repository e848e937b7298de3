import {footer} from '../../../src/site/footer';
import {identityFrom} from '../../../src/site/identity';

describe('the foot of every page (L9)', () => {
  it('names the site and links its author', () => {
    const {copyright} = footer(
      identityFrom({
        SITE_TITLE: 'Toros',
        SITE_AUTHOR: 'Nia',
        SITE_AUTHOR_URL: 'https://nia.example',
      }),
    );
    expect(copyright).toMatch(/^Toros is written/);
    expect(copyright).toContain('<a href="https://nia.example">Nia</a>');
  });
});
