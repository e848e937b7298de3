import type {Point} from '../../../../scripts/drawing/vector';

export type SeaSeed = {
  readonly id: string;
  readonly name: string;
  /** The position of its name. */
  readonly at: Point;
};

export const seas: readonly SeaSeed[] = [
  {id: 'midsea', name: 'Midsea', at: [240, 960]},
  {id: 'watchers-strait', name: 'Watcher’s Strait', at: [1590, 780]},
  {id: 'rime-ocean', name: 'Rime Ocean', at: [450, 170]},
  {id: 'coral-deeps', name: 'Coral Deeps', at: [1380, 1580]},
];
