import {screen, within} from '@testing-library/react';
import {setStatBlock} from '../../model/statBlock';
import {print} from '../../build/print';
import StatBlock from '../../theme/StatBlock';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const creature = setStatBlock({
  name: 'Eel',
  size: 'Small',
  ac: 13,
  actions: [{name: 'Bite', desc: 'It bites.'}],
});

it('shows a creature with its figures and deeds, and only those', () => {
  renderOnPage(<StatBlock creature={creature} />);
  const block = within(screen.getByRole('region', {name: 'Eel'}));
  expect(block.getByRole('term').textContent).toBe('Armor class');
  expect(block.getByRole('definition').textContent).toBe('13');
  expect(block.getByText('Actions')).toBeDefined();
  expect(block.getByText('Bite.').tagName).toBe('STRONG');
});

it('prints a creature with the same words', () => {
  expect(print['StatBlock']?.({creature}, {html: ''}).html).toBe(
    '<aside class="box" aria-label="Eel"><p class="box-title">Eel</p><p><em>Small</em></p>' +
      '<div class="facts"><dl><div><dt>Armor class</dt><dd>13</dd></div></dl></div>' +
      '<p class="tab">Actions</p><p><strong>Bite.</strong> It bites.</p></aside>',
  );
});
