import {
  cutText,
  most,
  type PictureSource,
  type ShownFighter,
  type ShownOrder,
  type ShownPicture,
  type ShownTable,
  type ShownText,
} from './shown';

/** The address of the widest picture of a `srcset`; undefined where it has none with a width. */
export function pickLargest(srcset: string): string | undefined {
  const sized = srcset.split(/,\s+/).flatMap((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/);
    return /^\d+w$/.test(width)
      ? [{address, width: Number.parseInt(width, 10)}]
      : [];
  });
  return sized.toSorted((a, b) => b.width - a.width)[0]?.address;
}

/** Makes a picture that can be shown. */
export function makePicture(
  {title, alt}: {readonly title: string; readonly alt: string},
  source: PictureSource,
): ShownPicture {
  return {kind: 'picture', title: cutText(title), alt: cutText(alt), source};
}

/** Makes a table that can be shown, from the words of its cells. */
export function makeTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): ShownTable {
  const cutRow = (row: readonly string[]): readonly string[] =>
    row.slice(0, most.list).map(cutText);
  return {
    kind: 'table',
    title: cutText(title),
    head: cutRow(head),
    rows: rows.slice(0, most.list).map(cutRow),
  };
}

/** Makes a quoted text that can be shown, from its lines; empty ones are left out. */
export function makeText(title: string, lines: readonly string[]): ShownText {
  return {
    kind: 'text',
    title: cutText(title),
    lines: lines
      .filter((line) => line !== '')
      .slice(0, most.list)
      .map(cutText),
  };
}

/** What of a fight this feature reads; a fight has much more that players must not know. */
type FightInOrder = {
  readonly round: number;
  readonly turn: string | null;
  readonly order: readonly string[];
  readonly combatants: readonly (Pick<
    ShownFighter,
    'name' | 'side' | 'fallen'
  > & {
    readonly id: string;
    readonly isGone: boolean;
    readonly effects: readonly {readonly name: string}[];
  })[];
};

/**
 * Makes the order of a fight: names, sides, whose turn it is, who has fallen, and conditions. Those
 * who have not rolled are not in it, since players may not know of them, nor those who have left.
 */
export function makeOrder(fight: FightInOrder): ShownOrder {
  const {round, turn, order, combatants} = fight;
  const fighters = order
    .flatMap((id) => combatants.find((each) => each.id === id) ?? [])
    .filter(({isGone}) => !isGone)
    .slice(0, most.list)
    .map(({id, name, side, fallen, effects}) => ({
      name: cutText(name),
      side,
      isActing: id === turn,
      fallen,
      conditions: effects.slice(0, most.list).map((each) => cutText(each.name)),
    }));
  return {kind: 'order', round, fighters};
}
