import {screen} from '@testing-library/react';
import Diagram from '../../../../../../src/features/diagrams/components/Diagram';
import {renderOnPage} from '../../../../../../tests/support/renderOnPage';

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
  it('is one picture with a name and a description', () => {
    renderOnPage(<Diagram of="elements" sheet={sheet} />);
    const picture = screen.getByRole('img', {name: 'The Wheel of elements'});
    const description = picture.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toMatch(
      /^Eight elements in a ring/,
    );
  });

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

  it('takes its colors from the theme, by name', () => {
    const {container} = renderOnPage(<Diagram of="elements" sheet={sheet} />);
    expect(
      container.querySelectorAll('[data-named-color="teal"]'),
    ).toHaveLength(2);
    expect(container.innerHTML).not.toMatch(/(?:fill|stroke)="(?!none)/);
  });
});
