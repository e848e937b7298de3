import {screen} from '@testing-library/react';
import DocItemFooter from '../../../../src/theme/DocItem/Footer';
import {renderDoc} from '../../../support/renderDoc';
import {writeDay} from '../../../../plugins/page-info/model/writeDay';

const editUrl = 'https://source.example/edit/main/docs/a.md';
const pageInfo = {
  entries: [],
  updated: writeDay('2026-03-09T23:59:00.000Z'),
  contributors: ['Ilsabet', 'Marta'],
};

/** Returns the text of the footer. */
function text(): string | null {
  return screen.getByRole('contentinfo').textContent;
}

describe('the footer of a page', () => {
  it('links to the source, and says when and by whom it was written', () => {
    renderDoc(<DocItemFooter />, {metadata: {editUrl, pageInfo}});
    expect(
      screen.getByRole('link', {name: 'Edit this page'}).getAttribute('href'),
    ).toBe(editUrl);
    expect(text()).toBe(
      'Edit this pageLast updated: March 9, 2026Contributors: Ilsabet, Marta',
    );
    expect(screen.getByText('March 9, 2026').getAttribute('datetime')).toBe(
      '2026-03-09T23:59:00.000Z',
    );
  });

  it('has no edit link if the page opts out', () => {
    renderDoc(<DocItemFooter />, {metadata: {editUrl: null, pageInfo}});
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('does not repeat the tags', () => {
    const tag = {
      label: 'spell',
      permalink: '/a/tags/spell.html',
      inline: true,
      description: undefined,
    };
    renderDoc(<DocItemFooter />, {metadata: {editUrl, tags: [tag]}});
    expect(screen.queryByText('spell')).toBeNull();
  });
});
