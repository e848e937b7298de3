import {contentAreas} from '../../../../src/site/contentAreas';
import {readIdentity} from '../../../../src/site/identity';
import {
  navbarItems,
  type NavbarItem,
  type NavbarLink,
} from '../../../../src/site/navigation';

const items = navbarItems({
  ...readIdentity({}),
});

function listLinks(item: NavbarItem): readonly NavbarLink[] {
  if ('items' in item) {
    return item.items;
  }
  return 'to' in item ? [item] : [];
}

const links = items.flatMap(listLinks);

/** Returns the targets of the links shown as active at an address. */
function findActive(address: string): readonly string[] {
  return links
    .filter(({activeBaseRegex}) => new RegExp(activeBaseRegex).test(address))
    .map(({to}) => to);
}

describe('the navbar (L1)', () => {
  it('has a menu for each group of areas, and a link to the source', () => {
    const labels = items.flatMap((item) =>
      'label' in item ? [item.label] : [],
    );
    expect(labels).toEqual([
      'Rules',
      'Magic & Gods',
      'World',
      'Campaigns',
      'Private',
      'Source',
    ]);
  });

  it('holds every area in exactly one menu', () => {
    expect(links.map(({to}) => to).toSorted()).toEqual(
      contentAreas.map(({id}) => `/${id}/`).toSorted(),
    );
  });

  it('shows a group of one area as a direct link', () => {
    expect(items).toContainEqual(
      expect.objectContaining({
        label: 'Private',
        to: '/reference/',
        type: 'custom-locked',
        position: 'left',
      }),
    );
  });

  it('shows a group of several areas as a menu', () => {
    expect(items[0]).toMatchObject({
      type: 'dropdown',
      items: [
        {
          type: 'custom-area',
          label: 'Character Handbook',
          to: '/character-handbook/',
        },
        {
          type: 'custom-area',
          label: 'Combat and Tactics',
          to: '/combat-and-tactics/',
        },
      ],
    });
  });

  it('links the public source repository at the right', () => {
    const repository = 'https://gitlab.com/me/world';
    expect(
      navbarItems({
        ...readIdentity({SITE_REPOSITORY: repository}),
      }),
    ).toContainEqual({
      label: 'Source',
      href: repository,
      position: 'right',
    });
  });

  it('has the fullscreen button at the right (L17)', () => {
    expect(items.at(-1)).toEqual({
      type: 'custom-fullscreen',
      position: 'right',
    });
  });

  it.each(contentAreas)(
    'shows only $id as active on its pages (S5)',
    ({id}) => {
      expect(findActive(`/${id}/`)).toEqual([`/${id}/`]);
      expect(findActive(`/${id}/some-page.html`)).toEqual([`/${id}/`]);
    },
  );

  it('shows only the campaign reference as active on its page about a campaign with its own area', () => {
    expect(
      findActive(
        '/campaign-reference/return-of-the-gatewatcher/characters.html',
      ),
    ).toEqual(['/campaign-reference/']);
  });

  it('shows nothing as active on the home page', () => {
    expect(findActive('/')).toEqual([]);
  });
});
