import {readIdentity} from '../../../../src/site/identity';
import {
  navbarItems,
  type NavbarItem,
  type NavbarLink,
} from '../../../../src/site/navigation';

jest.mock('../../../areas', () => ({
  menus: [
    {group: 'rules', label: 'Rules'},
    {group: 'log', label: 'Log'},
    {group: 'private', label: 'Private'},
  ],
  areas: [
    {id: 'handbook', label: 'Handbook', group: 'rules', locked: false},
    {id: 'summer-log', label: 'Summer Log', group: 'log', locked: false},
    {id: 'combat', label: 'Combat', group: 'rules', locked: false},
    {id: 'log', label: 'Log', group: 'log', locked: false},
    {id: 'keeper', label: 'For the Keeper', group: 'private', locked: true},
  ],
}));

const site = {
  ...readIdentity({SITE_REPOSITORY: 'https://gitlab.com/me/world'}),
};
const items = navbarItems(site);

function listLinks(item: NavbarItem): readonly NavbarLink[] {
  if ('items' in item) {
    return item.items;
  }
  return 'to' in item ? [item] : [];
}

/** Returns the targets of the links shown as active at an address. */
function findActive(address: string): readonly string[] {
  return items
    .flatMap(listLinks)
    .filter(({activeBaseRegex}) => new RegExp(activeBaseRegex).test(address))
    .map(({to}) => to);
}

describe('the navbar', () => {
  it('shows a group of several areas as a menu', () => {
    expect(items[0]).toMatchObject({
      type: 'dropdown',
      label: 'Rules',
      position: 'left',
      items: [
        {type: 'custom-area', label: 'Handbook', to: '/handbook/'},
        {type: 'custom-area', label: 'Combat', to: '/combat/'},
      ],
    });
  });

  it('shows a group of one area as a direct link, with a lock if it is locked', () => {
    expect(items[2]).toMatchObject({
      label: 'Private',
      to: '/keeper/',
      type: 'custom-locked',
      position: 'left',
    });
  });

  it.each([
    ['/handbook/', ['/handbook/']],
    ['/handbook/some-page.html', ['/handbook/']],
    ['/log/summer-log/cast.html', ['/log/']],
    ['/summer-log/cast.html', ['/summer-log/']],
    ['/handbook-other/', []],
    ['/', []],
  ])('shows as active at %s: %j', (address, active) => {
    expect(findActive(address)).toEqual(active);
  });
});
