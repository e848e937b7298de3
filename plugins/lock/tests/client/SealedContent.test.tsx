/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {MDXProvider} from '@mdx-js/react';
import {act, fireEvent, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {importedModules} from '../../../features/authorComponents';
import SealedContent, {
  loadParts,
  type Loaders,
} from '../../client/SealedContent';
import type {FileOpener} from '../../../../src/shared/client/useFileUrl';
import type {TreeNode} from '../../tree/tree';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const loaders: Loaders = Object.fromEntries(
  Object.entries(importedModules).map(([name, module]) => [
    name,
    () => import(module) as Promise<{readonly default: unknown}>,
  ]),
);

const opener: FileOpener = {
  has: (link) => link.startsWith('lock-asset:'),
  open: (link) =>
    link.endsWith('bad')
      ? Promise.reject(new Error('damaged'))
      : Promise.resolve(`blob:${link}`),
  nameOf: () => 'Ward map.png',
};

function Strong({children}: {readonly children?: ReactNode}): ReactNode {
  return <b data-theme-form>{children}</b>;
}

async function show(tree: TreeNode) {
  const parts = await loadParts(tree, loaders);
  const shown = renderOnPage(
    <MDXProvider components={{strong: Strong, Spoiler: Strong}}>
      <SealedContent tree={tree} parts={parts} opener={opener} />
    </MDXProvider>,
  );
  await act(() => Promise.resolve());
  return shown;
}

describe('the content of an unlocked page', () => {
  it('has plain tags, tags as the theme renders them, and components of every page', async () => {
    const {container} = await show({
      f: [
        ['p', {className: 'lead'}, 'Salt, ', ['m:strong', 0, 'much of it']],
        ['m:em', 0, 'and gold'],
        ['c:Spoiler', 0, 'the Ninth House'],
      ],
    });
    expect(container.innerHTML).toBe(
      '<p class="lead">Salt, <b data-theme-form="true">much of it</b></p><em>and gold</em><b data-theme-form="true">the Ninth House</b>',
    );
  });

  it('fetches components that only some pages use', async () => {
    const parts = await loadParts(
      ['c:Markdown', 0, ['c:AssetTable', 0]],
      loaders,
    );
    expect([...parts.keys()]).toEqual(['Markdown', 'AssetTable']);
    await show(['c:Markdown', 0, 'Within it']);
    expect(screen.getByText('Within it')).toBeTruthy();
  });

  it.each(Object.keys(loaders))('fetches the component %s', async (name) => {
    const parts = await loadParts([`c:${name}`, {}], loaders);
    expect(typeof parts.get(name)).toMatch(/^(?:function|object)$/);
  });

  it('shows decrypted pictures, and says where decryption failed', async () => {
    await show({
      f: [
        ['m:img', {src: 'lock-asset:1', alt: 'Wards'}],
        ['m:img', {src: '/maps/open.png', alt: 'Open'}],
        ['m:img', {src: 'lock-asset:bad', alt: 'Gone'}],
      ],
    });
    const source = (name: string) =>
      screen.getByRole('img', {name}).getAttribute('src');
    expect(source('Wards')).toBe('blob:lock-asset:1');
    expect(source('Open')).toBe('/maps/open.png');
    expect(screen.getByRole('img', {name: 'Gone'}).textContent).toBe(
      'This picture could not be unlocked.',
    );
  });

  it('decrypts a linked file when the link is pressed, under its own name', async () => {
    const followed: string[] = [];
    jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(function follow(this: HTMLAnchorElement) {
        followed.push(`${this.href} as ${this.download}`);
      });
    await show({
      f: [
        ['m:a', {href: 'lock-asset:1'}, 'Wards'],
        ['m:a', {href: '/open/'}, 'Open'],
      ],
    });
    expect(fireEvent.click(screen.getByText('Wards'))).toBe(false);
    await act(() => Promise.resolve());
    expect(followed).toEqual(['blob:lock-asset:1 as Ward map.png']);
    expect(screen.getByText('Open').getAttribute('href')).toBe('/open/');
  });

  it('fails as a part of the page if the site does not know a component', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await expect(show(['c:Oracle', 0])).rejects.toThrow(
      'A locked page uses Oracle, which this site does not have.',
    );
  });
});
