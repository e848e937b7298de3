import {blank, paint} from '../../../../art/studio/canvas';
import {paintInStrokes} from '../../../../art/studio/vistas/brushwork';
import {shrink} from '../../../../art/studio/vistas/shrink';

/** A picture with a dark left and a bright right half. */
function createHalves() {
  const canvas = blank(120, 90);
  paint(canvas, (x) => [x < 60 ? [40, 40, 40] : [220, 220, 220], 1]);
  return canvas;
}

describe('painting in strokes', () => {
  const canvas = createHalves();
  paintInStrokes(canvas, 'test');
  const at = (x: number, y: number): number =>
    canvas.pixels[(y * 120 + x) * 3] ?? 0;

  it('keeps what is bright and what is dark, to within the tone of a stroke', () => {
    expect(Math.abs(at(20, 45) - 40)).toBeLessThan(3);
    expect(Math.abs(at(100, 45) - 220)).toBeLessThan(9);
  });

  it('leaves no place unpainted, nor quite even', () => {
    const right = canvas.pixels.filter((_, index) => (index / 3) % 120 > 80);
    expect(Math.min(...right)).toBeGreaterThan(200);
    expect(new Set(right.map(Math.round)).size).toBeGreaterThan(3);
  });

  it('is the same for the same seed, and another for another', () => {
    const [again, other] = [createHalves(), createHalves()];
    paintInStrokes(again, 'test');
    paintInStrokes(other, 'other');
    expect(again.pixels).toEqual(canvas.pixels);
    expect(other.pixels).not.toEqual(canvas.pixels);
  });
});

it('a smaller picture has the average of each square', () => {
  const large = blank(4, 2);
  paint(large, (x, y) => [[x * 10, y * 100, 300], 1]);
  const small = blank(2, 1);
  shrink(large, small);
  expect([...small.pixels]).toEqual([5, 50, 255, 25, 50, 255]);
});
