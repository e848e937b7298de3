import red from '../../table-mode/components/red.lazy.css';
import {readTableMode} from '../../table-mode/lib/tableMode';
import {recallEarlyStyle} from '../../../shared/hooks/earlyStyle';
import css from './screen.lazy.css';

function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Dresses the window, in red light while table mode has it, as in all tabs of this browser. */
export function followTableMode(): void {
  const own = createSheet(css);
  const both = [own, createSheet(red)];
  const follow = (): void => {
    const isRed = readTableMode(recallEarlyStyle().look) === 'red';
    document.adoptedStyleSheets = isRed ? both : [own];
  };
  follow();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}
