import {contentAreas} from '../../../../src/site/contentAreas';
import {footer} from '../../../../src/config/footer';
import {readIdentity} from '../../../../src/site/identity';

describe('the footer of every page (L9)', () => {
  it('names the site and links its author', () => {
    const {copyright} = footer(
      readIdentity({
        SITE_TITLE: 'Toros',
        SITE_AUTHOR: 'Nia',
        SITE_AUTHOR_URL: 'https://nia.example',
      }),
      false,
    );
    expect(copyright).toMatch(/^Toros is written/);
    expect(copyright).toContain('<a href="https://nia.example">Nia</a>');
  });

  it('links to every area, in the groups of the navbar', () => {
    const {links} = footer(readIdentity({}), false);
    expect(links.map(({title}) => title)).toEqual([
      'Rules',
      'Magic & Gods',
      'World',
      'Campaigns',
      'Private',
    ]);
    expect(
      links.flatMap(({items}) => items.map(({to}) => to)).toSorted(),
    ).toEqual(contentAreas.map(({id}) => `/${id}/`).toSorted());
  });

  it('links to what is new, if the site has such a page', () => {
    const {links} = footer(readIdentity({}), true);
    expect(links.at(-1)?.items).toEqual([
      {label: 'What is new', to: '/what-is-new.html'},
    ]);
  });
});
