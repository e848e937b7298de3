import {dyes, fill, line, part, placed} from './pen';

const PALE = 'rgb(250 242 222)';

/** A plain wall of a room behind people, as wide as asked. */
export function wall(wide: number, color: string): string {
  return (
    fill(`M${-wide / 2} 0H${wide / 2}V352H${-wide / 2}Z`, color) +
    line(`M${-wide / 2} 352H${wide / 2}`, dyes.dim, 4)
  );
}

/** A sick-room: a barred door, and an empty stool. */
export const sickRoom =
  wall(900, 'rgb(230 214 180)') +
  part('M-400 352V96H-262V352Z', dyes.wood) +
  line('M-354 96V352M-308 96V352', dyes.ink, 2) +
  part('M-422 206H-240V228H-422Z', dyes.brass) +
  part(
    'M-20 322H56V334H-20ZM-12 334H-2L-8 384H-20ZM38 334H48L56 384H44Z',
    dyes.wood,
  );

/** The bed of a child, in front of whoever stands behind it. */
export const sickbed =
  part('M84 290H108V372H84ZM372 250H396V372H372Z', dyes.wood) +
  part('M96 306H384V346H96Z', dyes.plank) +
  part('M316 286Q340 272 372 286V310H316Z', PALE) +
  part('M318 290a17 17 0 1 1 34 0a17 17 0 1 1-34 0Z', 'rgb(226 204 182)') +
  fill('M318 286a17 17 0 0 1 34 0Q336 276 318 286Z', 'rgb(98 66 46)') +
  part('M100 310Q150 288 318 300L322 346H100Z', 'rgb(120 140 150)') +
  line('M150 300V346M220 298V346', 'rgb(92 112 124)', 3);

const BOOKS = [34, 26, 40, 30, 22, 36, 28] as const;
const BINDINGS = [dyes.cloth, dyes.sail, dyes.wood, 'rgb(96 84 122)'] as const;

/** Books side by side on a shelf, from a point to the right. */
function books(from: number, foot: number, count: number): string {
  let x = from;
  return Array.from({length: count}, (_, index) => {
    const wide = BOOKS[(index + count) % BOOKS.length] ?? 30;
    const high = 62 + ((index * 17 + count * 7) % 24);
    const drawn = part(
      `M${x} ${foot}V${foot - high}H${x + wide}V${foot}Z`,
      BINDINGS[(index * 3 + count) % BINDINGS.length] ?? dyes.wood,
    );
    x += wide;
    return drawn;
  }).join('');
}

/** A shelf of an archive with one gap, as wide as one book. */
export const shelfWithGap =
  part('M-250 20H250V372H-250Z', 'rgb(112 82 58)') +
  fill(
    'M-236 34H236V128H-236ZM-236 144H236V240H-236ZM-236 256H236V360H-236Z',
    'rgb(82 60 46)',
  ) +
  books(-230, 128, 14) +
  books(-230, 240, 7) +
  books(40, 240, 6) +
  books(-230, 360, 14) +
  line('M-236 136H236M-236 248H236', 'rgb(140 104 72)', 14);

/** A smithy: a doorway with a leather curtain, and a plowshare on the anvil. */
export const leftSmithy =
  wall(900, 'rgb(206 190 162)') +
  fill('M-410 352V70H-230V352Z', 'rgb(240 231 210)') +
  line('M-416 352V66H-224V352', dyes.wood, 12) +
  part(
    'M-230 72Q-250 200-226 300L-262 296Q-290 200-284 72Z',
    'rgb(120 84 58)',
  ) +
  line('M-250 80Q-266 190-246 292', 'rgb(92 64 44)', 3) +
  part('M250 352V180Q320 120 390 180V352Z', dyes.shade) +
  fill('M276 352V230Q320 190 364 230V352Z', dyes.ink) +
  fill(
    'M290 352Q270 300 312 262Q314 292 336 290Q364 320 346 352Z',
    dyes.flame,
  ) +
  part('M-34 322H64V384H-34Z', dyes.wood) +
  part(
    'M-66 280H80V296Q54 300 50 322H-20Q-24 304-48 300Q-66 300-66 280Z',
    'rgb(86 86 92)',
  ) +
  part('M-50 280Q-30 238 40 240L72 258Q30 256 10 280Z', dyes.steel);

/** A well with a roof, and a bucket that is weighed beside it. */
export const weighedWell =
  line('M-130 300V96M110 300V96', dyes.wood, 14) +
  part('M-190 110L-10 30L170 110Z', 'rgb(148 96 70)') +
  line('M-130 150H110', dyes.wood, 12) +
  line('M-10 150V240', 'rgb(226 206 160)', 4) +
  part('M-166 286H146V304H-166ZM-150 304H130L120 384H-140Z', dyes.stone) +
  line(
    'M-146 330H126M-142 356H122M-90 304V330M-20 304V330M60 304V330M-50 330V356M30 330V356M96 330V356',
    dyes.shade,
    2,
  ) +
  part('M-38 240H18L10 286H-30Z', dyes.plank) +
  placed(
    262,
    0,
    line('M0 372V160M-30 372H30', dyes.wood, 10) +
      line('M-84 190L84 158', dyes.wood, 8) +
      line(
        'M-84 190L-104 272M-84 190L-58 272M84 158L64 214M84 158L104 214',
        dyes.ink,
        2,
      ) +
      part('M-110 262H-52L-60 312H-102Z', dyes.plank) +
      fill('M-108 268H-54L-56 276H-106Z', dyes.water) +
      part('M58 214H110Q104 236 84 236Q64 236 58 214Z', dyes.brass) +
      part('M66 214V198H84V214ZM84 214V202H100V214Z', dyes.steel),
  );

/** A ship in a storm with a lamp at the masthead, and a second light above it. */
export const secondLamp =
  `${
    fill('M-450 0H450V420H-450Z', 'rgb(88 96 116)') +
    fill('M-450 60Q-240 130-40 70T450 90V0H-450Z', 'rgb(62 68 88)') +
    line(
      'M-380 130L-410 210M-260 110L-290 190M-120 140L-150 220M250 120L220 200M360 150L330 230M410 60L390 120M120 110L96 170',
      'rgb(150 160 176)',
      3,
    ) +
    fill(
      'M-450 320Q-340 270-220 320T20 316T250 318T450 300V420H-450Z',
      'rgb(78 104 118)',
    )
  }<circle cx="-30" cy="40" r="34" fill="rgb(255 236 170)" fill-opacity=".28"/><circle cx="-30" cy="40" r="11" fill="rgb(255 244 200)"/>` +
  `<g transform="rotate(-7 0 320)">${line('M0 300V84', dyes.wood, 9)}${part('M-86 130H96Q116 200 84 256H-96Q-66 200-86 130Z', 'rgb(226 218 200)')}${part('M-170 280Q-160 346-120 360H130Q176 340 196 270L150 296H-130Z', 'rgb(110 78 50)')}${part('M-12 84H12V60H-12Z', dyes.ink)}<circle cx="0" cy="72" r="9" fill="rgb(255 226 150)"/></g>${fill(
    'M-450 372Q-330 330-200 366T60 362T290 366T450 352V420H-450Z',
    'rgb(108 138 150)',
  )}${part('M310 420L340 330L372 356L400 318L450 420Z', 'rgb(70 66 70)')}`;

/** A stage with drawn curtains, and a candle that burns at both ends at the left. */
export const stage =
  fill('M-430 20H430V330H-430Z', 'rgb(96 74 100)') +
  part('M-450 330H450V384H-450Z', dyes.plank) +
  line(
    'M-450 348H450M-300 330V384M-100 330V384M100 330V384M300 330V384',
    dyes.wood,
    2,
  ) +
  part(
    'M-450 0H450V60Q330 92 220 56Q110 94 0 58Q-110 94-220 56Q-330 92-450 60Z',
    'rgb(140 44 88)',
  ) +
  part('M-450 40H-330Q-310 190-350 330H-450Z', 'rgb(140 44 88)') +
  part('M450 40H330Q310 190 350 330H450Z', 'rgb(140 44 88)') +
  line(
    'M-420 60Q-400 190-424 326M-380 60Q-352 190-388 326M420 60Q400 190 424 326M380 60Q352 190 388 326',
    'rgb(104 28 66)',
    4,
  ) +
  part('M-270 286H-258V330H-270ZM-286 326H-242V334H-286Z', dyes.brass) +
  part('M-306 276H-222V288H-306Z', PALE) +
  fill(
    'M-306 282Q-330 276-318 240Q-300 262-302 280ZM-222 282Q-198 276-210 240Q-228 262-226 280Z',
    dyes.flame,
  );

/** A quay with a lantern on a post, and a boat at it whose oars are out. */
export const lastQuay =
  fill('M-450 0H450V340H-450Z', 'rgb(200 202 206)') +
  fill('M-450 280H450V420H-450Z', 'rgb(150 158 166)') +
  line(
    'M-430 310H-280M-120 326H60M180 306H330M-360 396H-200M240 402H420',
    'rgb(208 214 218)',
    3,
  ) +
  part('M-450 352H-120V420H-450Z', dyes.plank) +
  line('M-450 372H-120M-370 352V420M-280 352V420M-190 352V420', dyes.wood, 3) +
  line('M-166 352V120M-166 124H-120', dyes.wood, 9) +
  part(
    'M-138 136H-102L-96 186H-144ZM-120 124L-102 136H-138Z',
    'rgb(86 86 92)',
  ) +
  fill('M-132 142H-108L-104 180H-136Z', 'rgb(255 226 150)');

/** The side of the boat, in front of whoever sits in it. */
export const boatSide =
  line('M196 292L60 400M236 292L380 396', dyes.wood, 7) +
  part(
    'M-30 322Q0 396 70 400H340Q400 384 420 316L372 336H20Z',
    'rgb(92 70 54)',
  ) +
  line('M-8 350Q180 366 404 344', dyes.wood, 3);
