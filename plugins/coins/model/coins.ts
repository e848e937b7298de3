import {language} from '../../../src/shared/model/language';
import {coinage} from '../../../world/coins';
import type {Sheet} from '../../../src/shared/model/csv';

/** A coin and its value in the smallest unit. */
export type Coin = {readonly name: string; readonly bits: number};

/** The values of a world's money that are not in its CSV files. */
export type Coinage = {
  /** The coins that prices use, largest first; the last is the smallest unit. */
  readonly standard: readonly Coin[];
  /** Irregular plurals. */
  readonly plurals: Readonly<Record<string, string>>;
  /** The money changer's fee: the number of pieces from which it applies, and its share. */
  readonly changer: {readonly pieces: number; readonly share: number};
  /** The initial values of the converter. */
  readonly example: {
    readonly amount: number;
    readonly coin: string;
    readonly city: string;
  };
};

const {standard, plurals, changer}: Coinage = coinage;

/** The offer of a money changer for a coin. */
export type Offer =
  | {readonly kind: 'worth'; readonly bits: number}
  | {readonly kind: 'paid'; readonly bits: number; readonly rate: number}
  | {readonly kind: 'refused'};

function getColumn({columns, rows}: Sheet, heading: string): readonly string[] {
  const index = columns.indexOf(heading);
  return rows.map((cells) => cells[index] ?? '');
}

export function listCoins(sheet: Sheet): readonly Coin[] {
  const bits = getColumn(sheet, 'Value in bits');
  return getColumn(sheet, 'Coin').map((name, index) => ({
    name,
    bits: Number(bits[index]),
  }));
}

export function listCities(exchange: Sheet): readonly string[] {
  return [...new Set(getColumn(exchange, 'City'))];
}

/** Computes the value of an amount of a coin in a city; its full value if it needs no exchange. */
export function computeOffer(
  exchange: Sheet,
  city: string,
  {coin, amount}: {readonly coin: Coin; readonly amount: number},
): Offer {
  const row = exchange.rows.find(
    ([where, what]) => where === city && what === coin.name,
  );
  if (row === undefined) {
    return {kind: 'worth', bits: amount * coin.bits};
  }
  const rate = Number(row[2]);
  if (Number.isNaN(rate)) {
    return {kind: 'refused'};
  }
  const share = amount > changer.pieces ? changer.share : 0;
  return {kind: 'paid', rate, bits: Math.floor(amount * rate * (1 - share))};
}

function counted(count: number, name: string): string {
  return `${count.toLocaleString(language)} ${name}${count === 1 ? '' : 's'}`;
}

/** Formats a sum in the coins that prices use, largest first: "14 crowns and 10 marks". */
export function sumText(bits: number): string {
  let rest = bits;
  const parts = standard.flatMap(({name, bits: worth}) => {
    const count = Math.floor(rest / worth);
    rest -= count * worth;
    return count === 0 ? [] : [counted(count, name)];
  });
  const [last = counted(0, standard.at(-1)?.name ?? ''), ...before] =
    parts.toReversed();
  return before.length === 0
    ? last
    : `${before.toReversed().join(', ')} and ${last}`;
}

/** Formats a number of coins: "1 tooth", "25 rings". */
export function coinsText(amount: number, {name}: Coin): string {
  const number = amount.toLocaleString(language);
  return amount === 1
    ? `${number} ${name}`
    : `${number} ${plurals[name] ?? `${name}s`}`;
}
