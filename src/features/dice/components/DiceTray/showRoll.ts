import {noteRolledFrom, rememberRoll} from '../../hooks/rolls';
import type {Outcome} from '../../lib/outcome';

/** Shows and tells what readers threw; the tray is fetched for the first roll. */
export async function showRoll(outcome: Outcome): Promise<void> {
  noteRolledFrom();
  const {mountTray} = await import('./mount');
  await mountTray();
  rememberRoll(outcome);
}
