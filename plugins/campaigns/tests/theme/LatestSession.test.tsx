import {screen} from '@testing-library/react';
import LatestSession from '../../theme/LatestSession';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const sheet = {
  columns: ['Session', 'Arc', 'World date', 'Summary'],
  rows: [['12', 'The Walk Home', '1 Highwind', 'A walker crosses a bridge.']],
};

function show(marks?: readonly (string | null)[]): HTMLElement {
  renderOnPage(
    <LatestSession
      campaign="The Gate"
      to="/gate/"
      sheet={{...sheet, ...(marks && {marks})}}
    />,
  );
  return screen.getByText('A walker crosses a bridge.');
}

describe('the latest session of a campaign', () => {
  it('says in which session it comes, but for the name of the campaign', () => {
    const summary = show(['gate/12']);
    expect(summary.parentElement?.dataset['session']).toBe('gate/12');
    expect(
      screen.getByRole('link', {name: 'The Gate'}).closest('[data-session]'),
    ).toBeNull();
  });

  it('comes in no session where nobody can say how far they have played', () => {
    expect(show().closest('[data-session]')).toBeNull();
  });
});
