import {listTinctures, type Arms} from '../armsTypes';
import {number, range} from '../charges/figure';
import type {Description} from '../drawArms';
import {drawLayers, getHalves, getPaint, type Ground} from '../drawLayers';
import {INK, RIM, tinctures, type Tincture} from '../tinctures';
import {cuts, type Cut} from './cuts';

/** The vertical extent of a banner, which is longer than a shield. */
const reach = {top: -30, foot: 320};

/** Sizes and offsets of charges, as a banner has more room at the bottom than a shield. */
const shifts: Ground['shifts'] = {
  alone: [1.2, 8],
  small: [1.2, 8],
  inOrle: [1.1, 8],
  twoAndOne: [1.1, 6],
  quarters: [1.1, 6],
  foot: [1.12, 54],
  onChief: [1.15, -11],
};
/** The same for a banner with a bordure. */
const borderedShifts: Ground['shifts'] = {alone: [1, 10]};

const WOOD = 'rgb(120 84 52)';

/**
 * Returns the tincture of fringe and hem: that of the first layer, or of the field's second half.
 */
function getTrim({field, layers}: Arms): Tincture {
  const [ground, other] = listTinctures(field);
  const borne = layers
    .map(({tincture}) => tincture)
    .find((each) => each !== 'counterchanged' && each !== ground);
  const trim = other ?? borne;
  return trim === undefined || trim === 'counterchanged' ? 'or' : trim;
}

/** Describes the color of a banner's fringe in plain words. */
export function plainTrim(arms: Arms): string {
  return tinctures[getTrim(arms)].plain;
}

function gradient(id: string, stops: readonly string[], across = true): string {
  const all = stops.map((stop, index) => {
    const [color, opacity] = stop.split(' ');
    const offset = number((index / (stops.length - 1)) * 100);
    return `<stop offset="${offset}%" stop-color="${color ?? ''}" stop-opacity="${opacity ?? ''}"/>`;
  });
  return `<linearGradient id="${id}"${across ? '' : ' x2="0" y2="1"'}>${all.join('')}</linearGradient>`;
}

/** Draws folds that fall from the loops. */
function folds(): string {
  const falls = [22, 64, 104, 142, 178].map((x, index) => {
    const lean = index % 2 === 0 ? 5 : -6;
    return `<path d="M${x - 3}-30C${x - 6 + lean} 60 ${x - 16 - lean} 180 ${x - 17} 320H${x + 17}C${x + 12 - lean} 180 ${x + 8 + lean} 60 ${x + 3}-30Z" fill="url(#fold)"/>`;
  });
  return falls.join('');
}

/** Draws the bar of a banner, with its cord, loops, and knobs. */
function bar(ground: string): string {
  const loops = [8, 52, 91, 130, 174].map(
    (x) =>
      `<path d="M${x}-26V-47q0-5 9-5t9 5V-26Z" fill="${ground}" stroke="${INK}" stroke-width="1.6"/>`,
  );
  const cord = 'M-8-41Q60-54 100-76Q140-54 208-41';
  const knobs = [-16, 216].map(
    (x) =>
      `<circle cx="${x}" cy="-40" r="8" fill="${RIM}" stroke="${INK}" stroke-width="1.6"/>`,
  );
  return `<path d="${cord}" fill="none" stroke="${INK}" stroke-width="5"/><path d="${cord}" fill="none" stroke="${RIM}" stroke-width="2.8"/><circle cx="100" cy="-78" r="5" fill="none" stroke="${INK}" stroke-width="5.4"/><circle cx="100" cy="-78" r="5" fill="none" stroke="${RIM}" stroke-width="3"/><rect x="-14" y="-45" width="228" height="10" rx="5" fill="${WOOD}" stroke="${INK}" stroke-width="1.6"/><path d="M-10-42H210" stroke="white" stroke-opacity=".3" stroke-width="2"/>${knobs.join('')}${loops.join('')}`;
}

/** Draws a cord with a tassel at each end of the bar. */
function tassels(paint: string): string {
  return [-16, 216]
    .map((x) => {
      const threads = range(5)
        .map((thread) => `M${x} 16L${x - 7 + thread * 3.5} 40`)
        .join('');
      return `<path d="M${x}-32V10" stroke="${INK}" stroke-width="4"/><path d="M${x}-32V10" stroke="${RIM}" stroke-width="2.2"/><path d="M${x - 4} 14h8l4 27q-8 4-16 0Z" fill="${paint}" stroke="${INK}" stroke-width="1.4"/><path d="${threads}" stroke="${INK}" stroke-opacity=".45" stroke-width=".8"/><circle cx="${x}" cy="11" r="5" fill="${RIM}" stroke="${INK}" stroke-width="1.4"/>`;
    })
    .join('');
}

/** Draws a fringe below a hem. */
function fringe(hem: string, paint: string): string {
  const line = (stroke: string, width: number, dashes: string): string =>
    `<path d="M5 262${hem}" transform="translate(0 3)" fill="none" stroke="${stroke}" stroke-width="${width}"${dashes}/>`;
  return (
    line(RIM, 17.6, '') +
    line(INK, 15.6, '') +
    line(paint, 12.4, '') +
    line(INK, 12.4, ' stroke-opacity=".4" stroke-dasharray=".8 2.6"')
  );
}

/** Draws arms as a banner with an accessible description. */
export function drawBanner(
  arms: Arms,
  cut: Cut,
  {title, description}: Description,
): string {
  const {hem} = cuts[cut];
  const outline = `M3-30C7 60-1 160 5 262${hem}C201 160 193 60 197-30Z`;
  const trim = getPaint(getTrim(arms));
  const isBordered = arms.layers.some(
    (layer) => 'ordinary' in layer && layer.ordinary === 'bordure',
  );
  const ground = {
    outline,
    reach,
    shifts: isBordered ? borderedShifts : shifts,
  };
  const edge = isBordered
    ? ''
    : `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="17"/><path d="${outline}" fill="none" stroke="${trim}" stroke-width="14"/>`;
  const defs = `<defs><clipPath id="cloth"><path d="${outline}"/></clipPath>${getHalves(arms.field, reach)}${gradient('fold', ['black 0', 'black .3', 'white .16', 'white 0'])}${gradient('fall', ['black .42', 'black 0', 'black 0', 'black 0', 'black 0', 'black .2'], false)}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="490" viewBox="-30 -88 260 424" role="img"><title>${title}</title><desc>${description}</desc>${defs}${tassels(trim)}<path d="${outline}" fill="none" stroke="${RIM}" stroke-width="5"/>${fringe(hem, trim)}<g clip-path="url(#cloth)">${drawLayers(arms, ground)}${edge}${folds()}<path d="M0-30H200V320H0Z" fill="url(#fall)"/></g><path d="${outline}" fill="none" stroke="${INK}" stroke-width="2.4"/>${bar(getPaint(listTinctures(arms.field)[0] ?? 'or'))}</svg>\n`;
}
