/** A tag or component that exists only in the browser. */
export class Reference {
  /** `m:` and a tag that the theme shows in its own way, or `c:` and a component. */
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Where something was written. */
export type Spot = {readonly file: string; readonly line: number};

/** An element of a page, as its author wrote it. */
export class PageElement {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
  /** Unknown for what the steps of Markdown made. */
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

/** Stands around elements that have no element around them. */
export const Fragment = Symbol('fragment');

/** What compiled Markdown hands over of an element: type, properties, key, whether its children are fixed, place. */
type Written = readonly [
  type: unknown,
  props: Readonly<Record<string, unknown>>,
  key?: string | number,
  fixed?: boolean,
  place?: {readonly fileName: string; readonly lineNumber?: number},
];

/** Makes an element: what compiled Markdown calls in the place of React. */
function jsxDEV(...[type, props, key, , place]: Written): PageElement {
  const {fileName = '', lineNumber: line} = place ?? {};
  return new PageElement(type, props, {
    key: key === undefined ? undefined : `${key}`,
    spot: line === undefined ? undefined : {file: fileName, line},
  });
}

/** What compiled Markdown asks of its surroundings. */
export function runtimeWith(
  components: Readonly<Record<string, Reference>>,
): object {
  return {Fragment, jsxDEV, useMDXComponents: () => components};
}
