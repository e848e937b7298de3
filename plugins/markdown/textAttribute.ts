import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Gives what an author wrote as an attribute of a component, where that is plain text. */
export function textAttribute(
  element: MdxJsxFlowElement,
  wanted: string,
): string | undefined {
  const attribute = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === wanted,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
