import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** A component in a page, as a block or inline. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the value of a component's attribute if it is plain text. */
export function textAttribute(
  element: PageElement,
  wanted: string,
): string | undefined {
  const attribute = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === wanted,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
