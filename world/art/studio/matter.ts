import {ease, type Matter} from './canvas';
import {field, layered} from './noise';

/** Returns a texture of weathered stone; the size is the height of a course in pixels. */
export function masonry(seed: string, size: number, rough = 0.5): Matter {
  const stains = layered(field(`${seed} stains`), 5);
  const chips = layered(field(`${seed} chips`), 4);
  const tones = field(`${seed} tones`);
  return (x, y) => {
    const bent = y + 2.5 * chips(x / 40, y / 40);
    const row = Math.floor(bent / size);
    const shifted =
      x / (size * 2.1) + (row % 2) * 0.5 + tones(row * 3.1, 0.5) * 0.4;
    const [up, across] = [bent / size - row, shifted - Math.floor(shifted)];
    const joint = Math.min(
      up * size,
      (1 - up) * size,
      across * size * 2.1,
      (1 - across) * size * 2.1,
    );
    const block =
      0.16 * tones(Math.floor(shifted) * 1.7 + 0.3, row * 2.3 + 0.3);
    const worn =
      rough *
      (0.7 * stains(x / (size * 5), y / (size * 7)) +
        0.5 * chips(x / 9, y / 9));
    return (0.72 + 0.28 * ease(0, 2.4, joint)) * (1 + block + worn);
  };
}

/** Returns an irregular texture, such as earth, cloth, or bark. */
export function roughness(seed: string, size: number, strength = 0.5): Matter {
  const shape = layered(field(seed), 5);
  return (x, y) => 1 + strength * shape(x / size, y / size);
}
