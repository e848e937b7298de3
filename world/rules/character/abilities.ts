import type {Build, ClassPart} from './build';
import {rulePages} from './sum';

/** Something that a character can do. */
export type Ability = {
  readonly name: string;
  readonly level: number;
  readonly use: string;
  /** Action points, or a dash if it costs none. */
  readonly points: string;
  readonly effect: string;
  readonly page: string;
  /** The class that gives the ability; undefined if the people gives it. */
  readonly part: ClassPart | undefined;
};

/**
 * Lists the abilities of the classes and the powers of the people, up to the levels of the
 * character.
 */
export function listAbilities({
  tables,
  character,
  classes,
  level,
  people,
}: Build): readonly Ability[] {
  return [
    ...classes.flatMap((part) =>
      tables.classAbilities
        .filter(({Class}) => Class === part.name)
        .map((row) => ({
          name: row['Ability'] ?? '',
          use: row['Type'] ?? '',
          row,
          page: rulePages.abilities,
          part,
          most: part.level,
        })),
    ),
    ...tables.powers
      .filter(({People}) => People === character.people)
      .map((row) => ({
        name: row['Power'] ?? '',
        use: row['Use'] ?? '',
        row,
        page: people['Page'] ?? rulePages.guide,
        part: undefined,
        most: level,
      })),
  ]
    .map(({row, ...rest}) => ({
      ...rest,
      level: Number(row['Level']),
      points: row['AP'] ?? '',
      effect: row['Effect'] ?? '',
    }))
    .filter((ability) => ability.level <= ability.most);
}
