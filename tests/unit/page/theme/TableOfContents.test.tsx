import {screen} from '@testing-library/react';
import TableOfContents from '../../../../src/page/theme/TableOfContents';
import {renderOnPage} from '../../../support/renderOnPage';

const entries = [
  {
    id: 'armor',
    value: 'Armor &amp; <code>DEF</code>',
    level: 2,
    children: [{id: 'mail', value: 'Mail', level: 3, children: []}],
  },
];

describe('the table of contents', () => {
  it('links headings and their subheadings in the order of the page', () => {
    const {links} = renderOnPage(
      <TableOfContents form="column" entries={entries} active={undefined} />,
    );
    expect(
      screen.getAllByRole('link').map(({textContent}) => textContent),
    ).toEqual(['Armor & DEF', 'Mail']);
    expect(links).toEqual(['#armor', '#mail']);
  });

  it('highlights the current heading, and no other', () => {
    renderOnPage(
      <TableOfContents form="column" entries={entries} active="mail" />,
    );
    const marked = screen.getByRole('link', {current: true});
    expect(marked.textContent).toBe('Mail');
  });
});
