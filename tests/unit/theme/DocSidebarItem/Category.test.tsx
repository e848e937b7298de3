import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {fireEvent, screen} from '@testing-library/react';
import {useState} from 'react';
import DocSidebarItemCategory from '../../../../src/theme/DocSidebarItem/Category';
import {renderOnPage} from '../../../support/renderOnPage';

const group: PropSidebarItemCategory = {
  type: 'category',
  label: 'Rules',
  href: '/rules/',
  collapsed: true,
  collapsible: true,
  items: [{type: 'link', label: 'Damage', href: '/rules/damage.html'}],
};

const getProps = (activePath: string, item = group) => ({
  item,
  activePath,
  level: 2,
  index: 0,
});

function renderGroup(activePath: string, item = group) {
  return renderOnPage(
    <DocSidebarItemCategory {...getProps(activePath, item)} />,
  );
}

const PATHS = ['/rules/damage.html', '/rules/', '/'];

/** The group on the page that a press of a button leads to. */
function Site() {
  const [{path}, setPage] = useState({path: '/rules/damage.html'});
  return (
    <>
      <DocSidebarItemCategory {...getProps(path)} />
      {PATHS.map((each) => (
        <button
          key={each}
          type="button"
          onClick={() => {
            setPage({path: each});
          }}>
          {each}
        </button>
      ))}
    </>
  );
}

const fold = () => document.querySelector('details');
const ownLink = () => screen.getByRole('link', {name: 'Rules'});

describe('a group of a sidebar', () => {
  it.each([
    ['/', false],
    ['/rules/', true],
    ['/rules/damage.html', true],
  ])('on %s is open: %s', (path, open) => {
    renderGroup(path);
    expect(fold()?.open).toBe(open);
  });

  it('contains its pages while closed, so that it opens without scripts', () => {
    renderGroup('/');
    expect(
      document.querySelector('[href="/rules/damage.html"]'),
    ).not.toBeNull();
    expect(screen.getByLabelText('Pages under Rules').tagName).toBe('SUMMARY');
  });

  it('closes for another of its level in the same list', () => {
    renderGroup('/');
    expect(fold()?.getAttribute('name')).toBe('list-2');
  });

  it('opens again on navigation to one of its pages, and stays open on navigation to another', () => {
    const goTo = (path: string) => {
      fireEvent.click(screen.getByRole('button', {name: path}));
    };
    renderOnPage(<Site />);
    fold()?.removeAttribute('open');
    goTo('/rules/');
    expect(fold()?.open).toBe(true);
    goTo('/');
    expect(fold()?.open).toBe(true);
  });

  it.each([
    ['without a page of its own', {href: undefined}],
    ['whose page is unlisted', {linkUnlisted: true}],
  ])('%s links to the first of its pages', (_what, difference) => {
    renderGroup('/', {...group, ...difference} as PropSidebarItemCategory);
    expect(ownLink().getAttribute('href')).toBe('/rules/damage.html');
  });

  it('is left out if it has neither pages nor a page', () => {
    renderGroup('/', {
      ...group,
      href: undefined,
      items: [],
    } as unknown as PropSidebarItemCategory);
    expect(screen.queryByText('Rules')).toBeNull();
  });
});
