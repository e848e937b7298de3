import {storage} from '../../../site/storage';
import {readTableMode, writeTableStyle, type TableMode} from '../lib/tableMode';

/** Finds the style element of table mode, which may exist since the first paint. */
function findStyle(): HTMLStyleElement | undefined {
  return [...document.head.querySelectorAll<HTMLStyleElement>('style')].find(
    ({textContent}) => readTableMode(textContent) !== 'off',
  );
}

function applyStyle(css: string | undefined): void {
  const style = findStyle();
  if (css === undefined) {
    style?.remove();
  } else if (style === undefined) {
    const made = document.createElement('style');
    made.append(css);
    document.head.append(made);
  } else if (style.textContent !== css) {
    style.textContent = css;
  }
}

async function fetchStyle(mode: 'on' | 'red'): Promise<string> {
  const {default: shared} = await import('../components/table.lazy.css');
  if (mode === 'on') {
    return writeTableStyle(mode, shared);
  }
  const {default: red} = await import('../components/red.lazy.css');
  return writeTableStyle(mode, `${shared}${red}`);
}

/** Reads the stored mode; `off` without storage. */
export function recallTableMode(): TableMode {
  try {
    return readTableMode(localStorage.getItem(storage.tableStyle));
  } catch {
    return 'off';
  }
}

function rememberStyle(css: string | undefined): void {
  try {
    if (css === undefined) {
      localStorage.removeItem(storage.tableStyle);
    } else {
      localStorage.setItem(storage.tableStyle, css);
    }
  } catch {
    // Without storage, it lasts as long as the page is open.
  }
}

/** Applies a mode to this and later pages. */
export async function showTableMode(mode: TableMode): Promise<void> {
  const css = mode === 'off' ? undefined : await fetchStyle(mode);
  applyStyle(css);
  rememberStyle(css);
}
