import {kebabCase} from '../../../src/shared/lib/kebabCase';
import type {Chapter} from '../../../src/features/documents/lib/pressDocument';
import {element, joined, showsSomething, type Markup} from '../markup';
import {setTree} from '../parts/setTree';
import type {PressPage} from '../read/pageReader';
import {chosenSections} from './sections';

/** A chapter with its source page. */
export type ReadChapter = {
  readonly chapter: Chapter;
  readonly page: PressPage;
  /** Its anchor in the document. */
  readonly anchor: string;
};

/** Returns the title of a chapter. */
export function getTitle({chapter, page}: ReadChapter): string {
  return chapter.title ?? page.title;
}

/** Returns the anchor of a chapter in its document. */
export function nameAnchor(title: string): string {
  return `chapter-${kebabCase(title)}`;
}

export type Placing = {
  readonly origin: string;
  /** How many levels headings are lowered. */
  readonly depth: number;
  readonly inside: ReadonlyMap<string, string>;
};

/** Whether a section contains anything besides headings. */
function hasBody(markup: Markup): boolean {
  return showsSomething({
    html: markup.html.replaceAll(/<h\d[^>]*>.*?<\/h\d>/gs, ''),
  });
}

/**
 * Renders the selected sections of a chapter; a section that is empty in print is left out with
 * its heading.
 */
export function chapterBody(
  {chapter, page, anchor}: ReadChapter,
  {origin, depth, inside}: Placing,
): Markup {
  const prefix = depth === 0 ? '' : `${anchor}-`;
  const sections = chosenSections(page.tree, chapter)
    .map(({nodes}) =>
      setTree(
        {f: nodes},
        {origin, address: page.address, depth, prefix, inside},
      ),
    )
    .filter(hasBody);
  return joined(
    sections.map((section) => element('section', {class: 'part'}, section)),
  );
}
