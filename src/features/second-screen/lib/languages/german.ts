import type {english} from './english';

/** The window in German. */
export const german: typeof english = {
  title: 'Für die Runde',
  waiting: 'Wartet darauf, etwas zu zeigen',
  unsupported:
    'Diesem Browser lässt sich nicht sagen, was er zeigen soll: Ihm fehlt BroadcastChannel. Ein neuerer Browser kann es.',
  damaged: 'Etwas kam an, das nicht gelesen werden konnte, und fehlt hier.',
  failed: 'Das Bild war nicht zu bekommen.',
  order: 'Die Reihenfolge',
  round: (round) => `Kampfrunde ${round}`,
  acting: 'handelt jetzt',
  nobody: 'Noch hat niemand gewürfelt.',
};
