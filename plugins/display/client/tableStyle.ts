import {
  changeEarlyStyle,
  recallEarlyStyle,
} from '../../../src/shared/client/earlyStyle';
import {
  readTableMode,
  writeTableStyle,
  type TableMode,
} from '../model/tableMode';

async function fetchStyle(mode: 'on' | 'red'): Promise<string> {
  const {default: shared} = await import('../theme/table.lazy.css');
  if (mode === 'on') {
    return writeTableStyle(mode, shared);
  }
  const {default: red} = await import('../theme/red.lazy.css');
  return writeTableStyle(mode, `${shared}${red}`);
}

/** Reads the stored mode; `off` without storage. */
export function recallTableMode(): TableMode {
  return readTableMode(recallEarlyStyle().look);
}

/** Applies a mode to this and later pages. */
export async function showTableMode(mode: TableMode): Promise<void> {
  changeEarlyStyle({look: mode === 'off' ? '' : await fetchStyle(mode)});
}
