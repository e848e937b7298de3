import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** A component in a page, on lines of its own or in a line of text. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Gives what an author wrote as an attribute of a component, where that is plain text. */
export function textAttribute(
  element: PageElement,
  wanted: string,
): string | undefined {
  const attribute = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === wanted,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
