import {dyes, fill, line, part, placed} from './pen';

/** The pale light of lamps, and the light inside of bread, wax and ice. */
const PALE = 'rgb(250 242 222)';
const WARM = 'rgb(250 206 110)';

/** A heavy table in side view, as wide as asked, on the ground around a point. */
function table(wide: number): string {
  const end = wide / 2;
  return (
    part(`M${-end} 268H${end}V284H${-end}Z`, dyes.plank) +
    part(
      `M${-end + 14} 284H${-end + 32}V372H${-end + 14}ZM${end - 32} 284H${end - 14}V372H${end - 32}Z`,
      dyes.wood,
    )
  );
}

/** A cup that stands on a table. */
function cup(x: number): string {
  return part(`M${x - 11} 240H${x + 11}L${x + 7} 268H${x - 7}Z`, dyes.brass);
}

/** A table that lies on its side, with its legs toward whoever is behind it. */
export const overturnedTable =
  part('M-62 272H44V286H-62ZM-62 348H44V362H-62Z', dyes.wood) +
  part('M44 250H62V372H44Z', dyes.plank);

/** A table of a hall with three cups, a loaf, and a horn that hangs above. */
export const hallTable =
  table(420) +
  cup(-120) +
  cup(-20) +
  cup(110) +
  part('M20 268Q26 242 56 242Q84 242 88 268Z', 'rgb(196 150 84)') +
  line('M-62 48L10 0L86 40', dyes.dim, 3) +
  part(
    'M-60 44Q-30 96 40 82Q66 74 82 36L96 42Q84 96 40 104Q-44 116-74 52Z',
    'rgb(226 206 160)',
  );

/** A stand of stone with two cups. */
export const twoCups =
  part('M-74 268H74V290H-74ZM-46 290H46L38 372H-38Z', dyes.stone) +
  cup(-58) +
  cup(58);

/** A sheet of ice on a low block, broken by one blow. */
export const brokenIce =
  part('M-96 318H96L84 372H-84Z', dyes.stone) +
  part('M-120 300L120 296L128 318H-126Z', dyes.ice) +
  line(
    'M-4 298L-20 318M-4 298L26 317M-4 298L-64 310L-88 318M-4 298L60 306L92 318M-20 318L-30 302',
    'rgb(96 132 148)',
    2.5,
  ) +
  part('M-150 356L-128 340L-112 362Z', dyes.ice) +
  part('M118 362L142 344L154 364Z', dyes.ice);

/** A bolt of bronze that hangs level, and a candle on a tall stand below it. */
export const levelBolt = `${
  line('M-90 0V62M90 0V69', dyes.dim, 3) +
  part('M-176 70L-6 54L-16 68L176 70L6 88L16 74Z', dyes.brass)
}${placed(
  0,
  0,
  part('M-7 230H7V356H-7ZM-34 356H34V372H-34ZM-20 222H20V232H-20Z', dyes.wood) +
    part('M-7 184H7V222H-7Z', PALE) +
    fill('M0 158Q11 174 0 184Q-11 174 0 158Z', dyes.flame),
)}`;

/** A plow whose share was a sword, and the hilt that is left of it. */
export const plow = `${
  line('M-70 300Q-120 250-176 236M-40 316Q-84 250-140 214', dyes.wood, 10) +
  line('M-78 306H150Q190 300 214 276', dyes.wood, 13) +
  part('M-20 308L28 308L34 330Q10 372-64 372Q-26 350-20 308Z', dyes.steel) +
  part('M116 308V336M116 308', dyes.wood)
}<circle cx="140" cy="340" r="32" fill="none" stroke="${dyes.wood}" stroke-width="8"/>${line(
  'M140 310V370M110 340H170',
  dyes.wood,
  5,
)}${placed(
  -250,
  366,
  part('M-34-4H8V4H-34ZM8-18H16V18H8ZM16-5H34L40 0L34 5H16Z', dyes.brass),
)}`;

const COURSES =
  'M-186 330H186M-182 288H182M-174 246H174M-158 204H158M-132 162H132M-90 124H90';

/** A round house of fired brick with one door, and no smoke from its chimney. */
export const kilnHouse =
  part('M44 30H86V120H44Z', 'rgb(150 84 60)') +
  part('M-190 372V300Q-186 92 0 92Q186 92 190 300V372Z', 'rgb(176 98 68)') +
  line(COURSES, 'rgb(128 68 48)', 2.5) +
  line(
    'M-140 288V330M-60 246V288M-120 204V246M-20 162V204M100 162V204M140 246V288M90 204V246M154 330V372M-164 330V372M-96 330V372M110 288V330M-70 124V162M20 124V162',
    'rgb(128 68 48)',
    2.5,
  ) +
  part('M-46 372V262Q-44 214 0 214Q44 214 46 262V372Z', dyes.ink) +
  fill('M-34 372V266Q-32 228 0 228Q32 228 34 266V372Z', WARM) +
  fill('M-18 372Q-30 330-6 306Q-2 330 10 318Q26 344 18 372Z', dyes.flame);
