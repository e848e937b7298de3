import Diagram from '../../theme/Diagram';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const sheet = {
  columns: ['Element', 'Color', 'Opposite', 'Month'],
  rows: [
    ['Ice', 'light steel blue', 'Smoke', 'Rimewane'],
    ['Water', 'teal', 'Fire', 'Floodmoot'],
    ['Smoke', 'grey', 'Ice', 'Hazefall'],
    ['Fire', 'orange', 'Water', 'Emberreap'],
  ],
};

describe('a diagram', () => {
  it('has its labels as text, each on its own line', () => {
    const {container} = renderOnPage(<Diagram of="elements" sheet={sheet} />);
    const words = [...container.querySelectorAll('textPath')];
    expect(words.map(({textContent}) => textContent)).toEqual([
      ...['Ice', 'Rimewane', 'Water', 'Floodmoot'],
      ...['Smoke', 'Hazefall', 'Fire', 'Emberreap'],
    ]);
    const lines = words.map(
      (each) => each.getAttribute('href')?.slice(1) ?? '',
    );
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(container.ownerDocument.getElementById(line)).toBeTruthy();
    }
  });
});
