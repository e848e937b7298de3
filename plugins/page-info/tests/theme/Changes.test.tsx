import {screen} from '@testing-library/react';
import {writeDay} from '../../model/writeDay';
import Changes from '../../theme/Changes';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

it('lists the changes of a page with their days, in a fold that is not printed', () => {
  renderOnPage(
    <Changes
      changes={[{...writeDay('2026-03-09'), summary: 'docs: the mill burns'}]}
    />,
  );
  expect(screen.getByText('Changes to this page').tagName).toBe('SUMMARY');
  expect(screen.getByRole('listitem').textContent).toBe(
    'March 9, 2026: docs: the mill burns',
  );
  expect(screen.getByRole('group').dataset['offPaper']).toBeDefined();
});
