import type {Draw} from '../../../src/shared/model/draw';
import type {Fighter} from '../../../src/shared/model/fighter';
import type {SpellEntry} from '../../spells/model/publish';
import type {SheetView, SpellOption} from './sheetView';

declare const own: unique symbol;

/** A character of some game, of which the engine knows only that it is stored as JSON. */
export type AnyCharacter = {readonly [own]: never};

/** The rows of CSV files, by the names that the rules of a world use. */
export type SheetTables = Readonly<
  Record<string, readonly Readonly<Record<string, string>>[]>
>;

/** A change to a choice: of a whole field, or of one item of a list. */
export type Edit = {
  readonly field: string;
  readonly item?: string;
  /** Nothing removes an item. */
  readonly value: string;
};

/** Which of the offered levels is gained, and with which roll of the hit die. */
export type Rise = {readonly id: string; readonly roll: number};

/** A character that is ready to play. */
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
  /** The spells and powers that can be chosen; none before the catalogue is there. */
  readonly listSpells: (character: Character) => readonly SpellOption[];
  /** Rolls or lays out something that a step names. */
  readonly perform: (
    character: Character,
    action: string,
    draw: Draw,
  ) => Character;
  /**
   * Raises a character by one level.
   *
   * @throws RangeError at the highest level, or if the hit die has no such side.
   */
  readonly levelUp: (character: Character, rise: Rise) => Character;
  /** The values of a character in a fight. */
  readonly makeFighter: (character: Character) => Fighter;
  /** The fields of the form that a character fills. */
  readonly fillForm: (character: Character) => FormValues;
  /** Reads a form; undefined if it holds no character. */
  readonly readForm: (values: FormValues) => Character | undefined;
};

/** What a fight has cost a character, and what it has brought. */
export type Aftermath = {
  /** Hit points that are lost after the fight. */
  readonly wounds: number;
  /** What the fight has taken from the pools, by their names. */
  readonly spent: Readonly<Record<string, number>>;
  /** The names of what lasts. */
  readonly conditions: readonly string[];
  readonly experience: number;
  /** Its share of the coins, in the smallest coin that a sheet counts. */
  readonly coins: number;
  /** The names of things that it carries from now on. */
  readonly things: readonly string[];
};

/** How characters of a game are made. */
export type SheetRules<Character = AnyCharacter> = {
  /** Whether something that was stored, or came with a file, is a character. */
  readonly isCharacter: (value: unknown) => value is Character;
  /** Version of the shape of a character; increase it when that changes. */
  readonly version: number;
  /** Brings a character of an earlier version up to date; anything else is returned as it is. */
  readonly migrate: (value: unknown) => unknown;
  readonly getName: (character: Character) => string;
  /** Makes a change; returns the same character if it cannot be made. */
  readonly edit: (character: Character, edit: Edit) => Character;
  /** Writes to a character what a fight has left of it. */
  readonly settle: (character: Character, after: Aftermath) => Character;
  /** The casters by class, whose spells the star of the spell finder keeps. */
  readonly casts: (character: Character) => boolean;
  /** The names of the spells and powers of a character. */
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
  // The engine only hands on what these rules made or accepted.
  return rules as unknown as SheetRules;
}
