import type {Draw} from '../../../src/shared/model/draw';
import type {Fighter} from '../../../src/shared/model/fighter';
import type {SpellEntry} from '../../spells/model/publish';
import type {SheetView, SpellOption} from './sheetView';

declare const own: unique symbol;

/** A character of any game. The engine only stores it as JSON. */
export type AnyCharacter = {readonly [own]: never};

/** The rows of CSV files, by the names that the rules of a world use. */
export type SheetTables = Readonly<
  Record<string, readonly Readonly<Record<string, string>>[]>
>;

/** A change of a choice: a whole field, or one item of a list. */
export type Edit = {
  readonly field: string;
  readonly item?: string;
  /** An empty value removes an item. */
  readonly value: string;
};

/** The id of the gained level, which must be on offer, and the roll of the hit die. */
export type Rise = {readonly id: string; readonly roll: number};

export type ReadyCharacter<Character> = {
  readonly name: string;
  readonly about: string;
  readonly character: Character;
};

/** The values of the fields of a form, by name. */
export type FormValues = Readonly<Record<string, string>>;

/** The rules with their CSV files. */
export type OpenRules<Character> = {
  /** A character before any choice. */
  readonly blank: Character;
  readonly ready: readonly ReadyCharacter<Character>[];
  readonly describe: (character: Character) => SheetView;
  /** The spells and powers that can be chosen; none until the catalogue is loaded. */
  readonly listSpells: (character: Character) => readonly SpellOption[];
  /** Performs an action of a step, such as a roll. */
  readonly perform: (
    character: Character,
    action: string,
    draw: Draw,
  ) => Character;
  /**
   * Adds a level to a character.
   *
   * @throws RangeError at the highest level, or if the roll is not a side of the hit die.
   */
  readonly levelUp: (character: Character, rise: Rise) => Character;
  readonly makeFighter: (character: Character) => Fighter;
  /** Returns the values of the form's fields for a character. */
  readonly fillForm: (character: Character) => FormValues;
  /** Reads a form; undefined if it contains no character. */
  readonly readForm: (values: FormValues) => Character | undefined;
};

/** The costs and rewards of a fight for a character. */
export type Aftermath = {
  /** Hit points missing after the fight. */
  readonly wounds: number;
  /** Amounts spent from the pools, by name. */
  readonly spent: Readonly<Record<string, number>>;
  /** Names of the lasting conditions. */
  readonly conditions: readonly string[];
  readonly experience: number;
  /** Its share of the coins, in the smallest coin of the sheet. */
  readonly coins: number;
  /** Names of the items gained. */
  readonly things: readonly string[];
};

/** How the characters of a game are made. */
export type SheetRules<Character = AnyCharacter> = {
  /** Whether a stored or imported value is a character. */
  readonly isCharacter: (value: unknown) => value is Character;
  /** Version of the shape of a character; increase it when that changes. */
  readonly version: number;
  /** Updates a character from an earlier version; returns anything else unchanged. */
  readonly migrate: (value: unknown) => unknown;
  readonly getName: (character: Character) => string;
  /** Makes a change; returns the same character if the change is impossible. */
  readonly edit: (character: Character, edit: Edit) => Character;
  /** Writes the results of a fight back to a character. */
  readonly settle: (character: Character, after: Aftermath) => Character;
  /** Whether a character casts spells, so that the stars of the spell finder change its spells. */
  readonly casts: (character: Character) => boolean;
  readonly listSpellNames: (character: Character) => readonly string[];
  readonly open: (
    tables: SheetTables,
    catalogue?: readonly SpellEntry[],
  ) => OpenRules<Character>;
  /** Path of the form below static/, with a leading slash. */
  readonly form: string;
};

/** Defines how characters are made, in the terms of one game. */
export function defineSheet<Character>(
  rules: SheetRules<Character>,
): SheetRules {
  // The engine only passes on characters that these rules made or accepted.
  return rules as unknown as SheetRules;
}
