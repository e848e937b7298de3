import {addStyles, inlineStyles} from './inlineStyles';
import {findMarks} from './findMarks';
import {listNames} from './listNames';
import {listRules} from './listRules';
import type {Sheet} from './sheet';
import {selectCriticalCss, type PageUsage} from './selectCriticalCss';
import {withoutPrint} from './withoutPrint';

/** The not-found page may be replaced by any other page, so it gets the whole style sheet. */
const NOT_FOUND = '404.html';

/** Inlines the styles that a page uses into its HTML; the path identifies the page. */
export type CssInliner = (path: string, html: string) => string;

function listNeeds({parts}: Sheet): readonly string[] {
  const needs = listRules(parts).flatMap(({selectors}) =>
    selectors.flatMap((selector) => selector.needs),
  );
  return [...new Set(needs)];
}

/** Caches styles by usage, since many pages use the same ones. */
function remembering(sheet: Sheet): (usage: PageUsage) => string {
  const needs = listNeeds(sheet);
  const known = new Map<string, string>();
  return ({marks, names}) => {
    const own = needs.filter((need) => marks.has(need));
    const key = `${own.join(' ')} ${[...new Set(names)].toSorted().join(' ')}`;
    const styles = known.get(key) ?? selectCriticalCss(sheet, {marks, names});
    known.set(key, styles);
    return styles;
  };
}

/** Creates the inliner of a style sheet. */
export function createCssInliner(sheet: Sheet): CssInliner {
  const stylesFor = remembering(withoutPrint(sheet));
  const fonts = sheet.parts
    .flatMap((part) => (part.kind === 'font' ? [part.text] : []))
    .join('');
  return (path, html) =>
    path === NOT_FOUND
      ? addStyles(html, fonts)
      : inlineStyles(
          html,
          stylesFor({marks: findMarks(html), names: listNames(html)}),
        );
}
