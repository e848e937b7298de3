import type {ComponentType} from 'react';
import type {SeenMap} from '../../../src/shared/model/seenMap';

/** Everything that can be shown to players; nothing else reaches their screen. */
export type Shown =
  | {
      readonly kind: 'picture';
      readonly title: string;
      readonly source: string;
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** A quotation, such as a handout, by its lines. */
  | {
      readonly kind: 'text';
      readonly title: string;
      readonly lines: readonly string[];
    }
  | {readonly kind: 'map'; readonly title: string; readonly seen: SeenMap}
  /** The order of the fight, which stays up to date. */
  | {readonly kind: 'order'; readonly Order: ComponentType};
