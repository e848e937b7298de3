/** Numbers by weight: the lightest comes out first. */
export type Heap = {
  readonly push: (weight: number, item: number) => void;
  readonly pop: () => readonly [weight: number, item: number] | undefined;
};

type Entry = readonly [weight: number, item: number];

function rise(entries: Entry[], entry: Entry): void {
  let place = entries.length;
  entries.push(entry);
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = entries[above];
    if (parent === undefined || parent[0] <= entry[0]) {
      break;
    }
    entries[place] = parent;
    place = above;
  }
  entries[place] = entry;
}

/** The lighter of the two below a place. */
function lighterBelow(entries: readonly Entry[], place: number): number {
  const [left, right] = [place * 2 + 1, place * 2 + 2];
  const weight = (index: number): number => entries[index]?.[0] ?? Infinity;
  return weight(right) < weight(left) ? right : left;
}

function sink(entries: Entry[], entry: Entry): void {
  let place = 0;
  for (;;) {
    const below = lighterBelow(entries, place);
    const child = entries[below];
    if (child === undefined || child[0] >= entry[0]) {
      break;
    }
    entries[place] = child;
    place = below;
  }
  entries[place] = entry;
}

export function createHeap(): Heap {
  const entries: Entry[] = [];
  return {
    push(weight, item) {
      rise(entries, [weight, item]);
    },
    pop() {
      const lightest = entries[0];
      const last = entries.pop();
      if (last !== undefined && entries.length > 0) {
        sink(entries, last);
      }
      return lightest;
    },
  };
}
