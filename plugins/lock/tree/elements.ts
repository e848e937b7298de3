/** A tag or component that exists only in the browser. */
export class Reference {
  /** `m:` and a tag that the theme replaces, or `c:` and a component. */
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A position in a source file. */
export type Spot = {readonly file: string; readonly line: number};

/** An element of a page, as the author wrote it. */
export class PageElement {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
  /** Unknown for elements that Markdown plugins inserted. */
  readonly spot: Spot | undefined;

  constructor(
    type: unknown,
    props: Readonly<Record<string, unknown>>,
    {key, spot}: Pick<PageElement, 'key' | 'spot'>,
  ) {
    this.type = type;
    this.props = props;
    this.key = key;
    this.spot = spot;
  }
}

/** Groups elements that have no parent element. */
export const Fragment = Symbol('fragment');

/** The arguments of `jsxDEV`: type, properties, key, whether its children are static, position. */
type Written = readonly [
  type: unknown,
  props: Readonly<Record<string, unknown>>,
  key?: string | number,
  fixed?: boolean,
  place?: {readonly fileName: string; readonly lineNumber?: number},
];

/** Makes an element; compiled Markdown calls it instead of React's `jsxDEV`. */
function jsxDEV(...[type, props, key, , place]: Written): PageElement {
  const {fileName = '', lineNumber: line} = place ?? {};
  return new PageElement(type, props, {
    key: key === undefined ? undefined : `${key}`,
    spot: line === undefined ? undefined : {file: fileName, line},
  });
}

/** The runtime that compiled Markdown expects. */
export function createRuntime(
  components: Readonly<Record<string, Reference>>,
): object {
  return {Fragment, jsxDEV, useMDXComponents: () => components};
}
