import {rememberRollSource, rememberRoll} from '../../client/rolls';
import type {Outcome} from '../../model/outcome';

/** Shows and announces a roll; the tray is loaded with the first one. */
export async function showRoll(outcome: Outcome): Promise<void> {
  rememberRollSource();
  const {mountTray} = await import('./mount');
  await mountTray();
  rememberRoll(outcome);
}
