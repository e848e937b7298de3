import type {Mention} from '../../../plugins/character-sheet/model/sheetView';
import type {Build} from './build';
import type {Style} from './character';
import {findMissingBodyPart, findStyleRow, listBrokenNeeds} from './styles';
import {rulePages} from './sum';

/** The level at which each rank of a style becomes available. Source: HTH Combat Styles. */
const FROM_LEVEL = [1, 3, 6, 9];

function listRank({level}: Build, {name, rank}: Style): readonly string[] {
  const from = FROM_LEVEL[rank - 1] ?? 1;
  return level >= from
    ? []
    : [`Rank ${rank} in ${name} can be bought from level ${from}.`];
}

function listBody(build: Build, {name, rank}: Style): readonly string[] {
  const missing = findMissingBodyPart(build, name);
  return missing === undefined || rank <= missing.rank
    ? []
    : [
        `${name} above rank ${missing.rank} requires this body part: ${missing.bodyPart}.`,
      ];
}

/** Names the broken requirements of the current style. */
function listNeeds(build: Build): readonly string[] {
  const {style} = build.character;
  return build.character.styles.some(({name}) => name === style)
    ? listBrokenNeeds(build, style).map(
        (need) =>
          `${style} adds no DEF or action points, because its requirement is not met: ${need}.`,
      )
    : [];
}

/** Lists the violations of the rules by the styles of a character. */
export function listStyles(build: Build): readonly Mention[] {
  const {tables, character} = build;
  return [
    ...character.styles.flatMap((style) =>
      findStyleRow(tables, style) === undefined
        ? [`No style is called ${style.name}.`]
        : [...listRank(build, style), ...listBody(build, style)],
    ),
    ...listNeeds(build),
  ].map((text) => ({text, page: rulePages.styles}));
}
