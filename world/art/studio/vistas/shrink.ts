import type {Canvas} from '../canvas';

/** Averages squares of pixels into one each, into a picture that is smaller by a whole number. */
export function shrink({width, height, pixels}: Canvas, into: Canvas): void {
  const detail = width / into.width;
  for (let at = 0; at < into.width * into.height; at += 1) {
    const [x, y] = [at % into.width, Math.floor(at / into.width)];
    for (const channel of [0, 1, 2]) {
      let sum = 0;
      for (let part = 0; part < detail * detail; part += 1) {
        const row = Math.min(
          height - 1,
          y * detail + Math.floor(part / detail),
        );
        const column = Math.min(width - 1, x * detail + (part % detail));
        sum += Math.min(255, pixels[(row * width + column) * 3 + channel] ?? 0);
      }
      into.pixels[at * 3 + channel] = sum / detail ** 2;
    }
  }
}
