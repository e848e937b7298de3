import {
  isEarlyStyle,
  joinEarlyStyle,
  splitEarlyStyle,
  type EarlyStyle,
} from '../model/earlyStyle';
import {storage} from '../../site/storage';

/** Finds the style element, which may exist since before the first paint. */
function findStyle(): HTMLStyleElement | undefined {
  return [...document.querySelectorAll<HTMLStyleElement>('html > style')].find(
    ({textContent}) => isEarlyStyle(textContent),
  );
}

function applyStyle(css: string): void {
  const style = findStyle();
  if (css === '') {
    style?.remove();
  } else if (style === undefined) {
    const made = document.createElement('style');
    made.append(css);
    document.documentElement.append(made);
  } else if (style.textContent !== css) {
    style.textContent = css;
  }
}

function rememberStyle(css: string): void {
  try {
    if (css === '') {
      localStorage.removeItem(storage.tableStyle);
    } else {
      localStorage.setItem(storage.tableStyle, css);
    }
  } catch {
    // Without storage, the styles last as long as the page is open.
  }
}

/**
 * Returns the style sheet for the next page, or that of this page if the browser denies storage.
 */
export function recallEarlyStyle(): EarlyStyle {
  try {
    return splitEarlyStyle(localStorage.getItem(storage.tableStyle) ?? '');
  } catch {
    return splitEarlyStyle(findStyle()?.textContent ?? '');
  }
}

/** Changes parts of the style sheet, on this page and the following ones. */
export function changeEarlyStyle(change: Partial<EarlyStyle>): void {
  const css = joinEarlyStyle({...recallEarlyStyle(), ...change});
  applyStyle(css);
  rememberStyle(css);
}
