import {css} from './palettes';
import type {Color} from '../canvas';

/** An object in a person's hands. */
export type Holding =
  'bow' | 'lantern' | 'nothing' | 'pan' | 'scroll' | 'spear' | 'staff';

/** A person seen from afar: position of the feet, height in pixels, and recognizable features. */
export type Person = {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  /** Width relative to the usual. */
  readonly broad?: number;
  readonly holds?: Holding;
  readonly look?: 'barefoot' | 'hat' | 'helmet' | 'hood' | 'horned' | 'winged';
  /** Whether the person faces left. */
  readonly facesLeft?: boolean;
};

const HELD: Readonly<Record<Holding, string>> = {
  nothing: '',
  staff: 'M24-86L27-86L25 2L22 2Z',
  spear: 'M24-112L28-100L25.500-94V2H22.500V-94L20-100Z',
  bow: 'M20-78Q44-46 20-14Q38-46 20-78Z',
  lantern: 'M17-50H29V-47H17ZM18-34H30V-18H18ZM20-38L24-47L28-38Z',
  pan: 'M20-46L38-60L40-57L23-42ZM38-66a9 9 0 1 0 1 0Z',
  scroll: 'M16-54H34V-42H16Z',
};

const LOOKS: Readonly<Record<NonNullable<Person['look']>, string>> = {
  hood: 'M-11-82Q-12-104 1-104Q13-103 11-82Q6-77 0-78Q-7-77-11-82Z',
  hat: 'M-17-92Q0-97 17-92Q14-88 0-89Q-14-88-17-92ZM-8-93Q-4-112 9-110Q8-101 9-93ZM-8-82a8 9 0 1 0 16 0a8 9 0 1 0-16 0Z',
  helmet:
    'M-9-84a9 10 0 1 1 18 0q0 8-9 9q-9-1-9-9ZM-10-88Q-10-102 0-103Q10-102 10-88ZM-2-103Q6-116 18-108Q8-106 2-102Z',
  horned:
    'M-10-84a10 10.500 0 1 1 20 0q0 8-10 9q-10-1-10-9ZM-10-88Q-18-94-16-104Q-10-98-6-94ZM10-88Q18-94 16-104Q10-98 6-94Z',
  barefoot:
    'M-8-84a8 9 0 1 1 16 0a8 9 0 1 1-16 0ZM-9-84Q-14-66-10-58Q0-62 10-58Q14-66 9-84Q10-98 0-98Q-10-98-9-84Z',
  winged:
    'M-8-84a8 9 0 1 1 16 0a8 9 0 1 1-16 0ZM-8-66Q-34-112-44-70Q-46-40-22 0Q-16-30-8-44ZM8-66Q34-112 44-70Q46-40 22 0Q16-30 8-44Z',
};

/** Returns the outline of a person: a long cloak, a head, and the object in the hands. */
function outline({
  look = 'hood',
  holds = 'nothing',
  broad = 1,
}: Person): string {
  const wide = (value: number): string => (value * broad).toFixed(1);
  const cloak = `M${wide(-11)}-78Q0-84 ${wide(11)}-78Q${wide(19)}-44 ${wide(19)}-4Q${wide(10)} 2 0-1Q${wide(-10)} 2 ${wide(-19)}-4Q${wide(-19)}-44 ${wide(-11)}-78Z`;
  const arm =
    holds === 'nothing' ? '' : `M${wide(8)}-66L26-46L24-40L${wide(6)}-54Z`;
  return cloak + LOOKS[look] + arm + HELD[holds];
}

/** Draws a person as a silhouette with a lit edge. */
export function person(who: Person, dark: Color, light: Color): string {
  const {x, y, tall, facesLeft = false, holds} = who;
  const scale = tall / 104;
  const d = outline(who);
  const flame =
    holds === 'lantern'
      ? '<path fill="rgb(255 226 150)" d="M20-32H28V-20H20Z"/>'
      : '';
  return `<g transform="translate(${x} ${y}) scale(${facesLeft ? -scale : scale} ${scale})"><ellipse cy="1" rx="26" ry="4" fill="${css(dark, 0.5)}" fill-opacity=".5"/><path transform="translate(1.500 -.8)" d="${d}" fill="${css(light, 0.8)}" fill-opacity=".55"/><path d="${d}" fill="${css(dark, 0.6)}"/>${flame}</g>`;
}

/** Draws the six Latchkeepers side by side, in the order of their portraits; some may be absent. */
export function latchkeepers(
  [x, y, tall]: readonly [number, number, number],
  away = '',
): readonly Person[] {
  const cast: readonly (Omit<Person, 'x' | 'y'> & {readonly name: string})[] = [
    {name: 'Tessa', tall: tall * 0.98, holds: 'bow', look: 'hood'},
    {name: 'Oswin', tall, holds: 'lantern', look: 'hat'},
    {
      name: 'Dorrak',
      tall: tall * 1.08,
      broad: 1.4,
      holds: 'nothing',
      look: 'horned',
    },
    {
      name: 'Vaelis',
      tall: tall * 1.06,
      broad: 0.82,
      holds: 'staff',
      look: 'hood',
    },
    {
      name: 'Skirrik',
      tall: tall * 0.64,
      broad: 1.05,
      holds: 'pan',
      look: 'hat',
    },
    {name: 'Livia', tall: tall * 1.02, holds: 'spear', look: 'helmet'},
  ];
  return cast
    .map((each, index) => ({
      ...each,
      x: x + (index - 2.5) * tall * 0.62,
      y: y + ((index * 37) % 11) * tall * 0.008,
      facesLeft: index < 2,
    }))
    .filter(({name}) => name !== away);
}
