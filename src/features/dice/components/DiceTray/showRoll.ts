import {rememberRollSource, rememberRoll} from '../../hooks/rolls';
import type {Outcome} from '../../lib/outcome';

/** Shows and announces a roll; the tray is loaded with the first one. */
export async function showRoll(outcome: Outcome): Promise<void> {
  rememberRollSource();
  const {mountTray} = await import('./mount');
  await mountTray();
  rememberRoll(outcome);
}
