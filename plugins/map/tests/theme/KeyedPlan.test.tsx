import {screen, within} from '@testing-library/react';
import KeyedPlan from '../../theme/KeyedPlan';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const sheet = {
  columns: ['Place', 'What you find', 'Across', 'Down'],
  rows: [
    ['Mill', 'a wheel', '10', '20'],
    ['Ferry', 'a bell', '40', '90'],
  ],
};

function renderPlan() {
  return renderOnPage(
    <KeyedPlan caption="Two places" anchors="vale" shown="50" sheet={sheet}>
      <img alt="Plan of the vale" src="/vale.webp" />
    </KeyedPlan>,
  );
}

describe('a plan with numbered places', () => {
  it('has a number on the plan and a name in its key for each place, which lead to the same address', () => {
    renderPlan();
    const pins = within(
      screen.getByRole('navigation', {name: 'Two places on the plan'}),
    );
    expect(
      pins
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['1 Mill', '#vale-mill'],
      ['2 Ferry', '#vale-ferry'],
    ]);
    expect(screen.getByRole('link', {name: 'Ferry'}).getAttribute('href')).toBe(
      '#vale-ferry',
    );
    expect(screen.getByText(': a bell.')).toBeTruthy();
  });

  it('has the anchors that its links lead to, which the check for broken links knows', () => {
    const {anchors} = renderPlan();
    expect(anchors).toEqual(
      expect.arrayContaining(['vale-mill', 'vale-ferry']),
    );
    expect(
      document
        .getElementById('vale-ferry')
        ?.contains(screen.getByRole('link', {name: '2 Ferry'})),
    ).toBe(true);
  });
});
