import {fireEvent, render, screen} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import NumberInput from '../../../../src/shared/theme/Field/NumberInput';

type Saved = readonly number[];

/** Shows a field that starts at 12, and returns the numbers that it saves. */
function show(bounds: readonly [number, number], isLive = false): Saved {
  const saved: number[] = [];
  function Form(): ReactNode {
    const [value, setValue] = useState(12);
    return (
      <NumberInput
        aria-label="Wolves"
        value={value}
        bounds={bounds}
        isLive={isLive}
        onSave={(next) => {
          saved.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Form />);
  return saved;
}

function find(): HTMLInputElement {
  return screen.getByLabelText('Wolves');
}

function type(text: string): void {
  fireEvent.change(find(), {target: {value: text}});
}

describe('a field for a number', () => {
  it('lets what is typed stand, and saves it when readers leave', () => {
    const saved = show([10, 40]);
    for (const text of ['1', '', '7', '60', '25']) {
      type(text);
      expect(find().value).toBe(text);
    }
    expect(saved).toEqual([]);
    fireEvent.blur(find());
    expect(saved).toEqual([25]);
  });

  it.each([
    ['60', 40],
    ['9', 10],
    ['-3', 10],
    ['20.5', 20],
  ])('makes %s the nearest number that it takes: %d', (text, number) => {
    const saved = show([10, 40]);
    type(text);
    expect(find().getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(find());
    expect(saved).toEqual([number]);
    expect(find().value).toBe(`${number}`);
    expect(find().getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByText('A whole number from 10 to 40')).toBeTruthy();
  });

  it('keeps its number when readers leave it empty', () => {
    const saved = show([10, 40]);
    type('');
    fireEvent.blur(find());
    expect(saved).toEqual([]);
    expect(find().value).toBe('12');
  });

  it('saves each number that it takes at once, where that is wanted', () => {
    const saved = show([10, 40], true);
    for (const text of ['', '4', '41', '40', '60']) {
      type(text);
      expect(find().value).toBe(text);
    }
    expect(saved).toEqual([40]);
    fireEvent.blur(find());
    expect(find().value).toBe('40');
  });
});
