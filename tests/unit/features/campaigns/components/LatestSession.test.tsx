import {screen} from '@testing-library/react';
import LatestSession from '../../../../../src/features/campaigns/components/LatestSession';
import {renderOnPage} from '../../../../support/renderOnPage';

const sheet = {
  columns: ['Session', 'World date', 'Arc', 'Summary'],
  rows: [
    ['1', '10 Deepsoil 1119 YS', 'First Steps', 'They set out.'],
    ['2', '4 Highwind 1120 YS', 'The Road', 'They walk.'],
  ],
};

describe('the state of a campaign', () => {
  it('is the last row of its sessions', () => {
    renderOnPage(
      <LatestSession campaign="The Walk" to="/campaigns/" sheet={sheet} />,
    );
    expect(
      screen.getByText('Session 2, The Road, 4 Highwind 1120 YS'),
    ).toBeTruthy();
    expect(screen.getByText('They walk.')).toBeTruthy();
    expect(screen.queryByText('They set out.')).toBeNull();
  });

  it('is named by the campaign, which is a link', () => {
    const {links} = renderOnPage(
      <LatestSession campaign="The Walk" to="/campaigns/" sheet={sheet} />,
    );
    expect(screen.getByRole('heading', {name: 'The Walk'})).toBeTruthy();
    expect(links).toEqual(['/campaigns/']);
  });
});
