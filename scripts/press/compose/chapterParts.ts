import {kebabCase} from '../../../src/shared/lib/kebabCase';
import type {Chapter} from '../../../src/features/documents/lib/pressDocument';
import {element, joined, showsSomething, type Markup} from '../markup';
import {setTree} from '../parts/setTree';
import type {PressPage} from '../read/pageReader';
import {chosenSections} from './sections';

/** A chapter with the page that it is made from. */
export type ReadChapter = {
  readonly chapter: Chapter;
  readonly page: PressPage;
  /** Its anchor in the document. */
  readonly anchor: string;
};

/** What a chapter is called. */
export function getTitle({chapter, page}: ReadChapter): string {
  return chapter.title ?? page.title;
}

/** Names a chapter in its document. */
export function nameAnchor(title: string): string {
  return `chapter-${kebabCase(title)}`;
}

export type Placing = {
  readonly origin: string;
  /** How many levels its headings are below those of its page. */
  readonly depth: number;
  readonly inside: ReadonlyMap<string, string>;
};

/** Tells whether there is more under a heading than the heading. */
function hasBody(markup: Markup): boolean {
  return showsSomething({
    html: markup.html.replaceAll(/<h\d[^>]*>.*?<\/h\d>/gs, ''),
  });
}

/** Sets the chosen sections of a chapter; those of which nothing is left on paper go with their heading. */
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
