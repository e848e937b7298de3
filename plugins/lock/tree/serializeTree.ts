import type {TreeNode, TreeProps, TreeValue} from './tree';
import {Fragment, PageElement, Reference, type Spot} from './elements';

/** The environment of serialization. */
export type Writer = {
  /** Returns the path of a file from the root of the project. */
  readonly pathOf: (file: string) => string;
  /** Maps the address of a file to that in the tree, which differs for locked files. */
  readonly addressOf: (address: string) => string;
  /** Data that is public elsewhere. */
  readonly open: ReadonlySet<unknown>;
  /** Receives every text that occurs only in the tree. */
  readonly onText: (text: string) => void;
};

/** Properties that affect only form, or name an element of the page. */
const FORMAL: ReadonlySet<string> = new Set([
  'className',
  'd',
  'groupId',
  'hashes',
  'id',
  'style',
  'xmlns',
]);

function silent(writer: Writer): Writer {
  return {...writer, onText: () => undefined};
}

/** The position of a value, for error messages. */
type TreeLocation = Partial<Spot> & {readonly what: string};

function fault({pathOf}: Writer, place: TreeLocation, found: string): Error {
  const {what, file, line} = place;
  const page = file === undefined ? '' : `${pathOf(file)}:${line ?? 1}: `;
  return new Error(
    `${page}found ${found} in ${what}, expected text, numbers, lists, or elements: the lock can encrypt nothing else.`,
  );
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Whether a text is an address; the file at the address has fingerprints of its own. */
function isAddress(text: string): boolean {
  return /^(?:[#./]|(?:https?|mailto|pathname|data):)/.test(text);
}

function textValue(writer: Writer, text: string): string {
  if (!isAddress(text)) {
    writer.onText(text);
    return text;
  }
  return writer.addressOf(text);
}

function objectValue(
  writer: Writer,
  value: object,
  place: TreeLocation,
): TreeValue | undefined {
  const inner = writer.open.has(value) ? silent(writer) : writer;
  if (Array.isArray(value)) {
    return value.map((item) => serializeValue(inner, item, place) ?? null);
  }
  if (!isPlain(value)) {
    throw fault(writer, place, value.constructor.name);
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const written = serializeValue(inner, item, place);
      return written === undefined ? [] : [[key, written]];
    }),
  );
}

function isScalar(value: unknown): value is null | boolean | number {
  return (
    value === null || typeof value === 'boolean' || typeof value === 'number'
  );
}

function serializeValue(
  writer: Writer,
  value: unknown,
  place: TreeLocation,
): TreeValue | undefined {
  if (value === undefined || isScalar(value)) {
    return value;
  }
  if (value instanceof Reference) {
    return {$c: value.name};
  }
  if (value instanceof PageElement) {
    return {$e: serializeNode(writer, value, place)};
  }
  if (typeof value === 'string') {
    return textValue(writer, value);
  }
  if (typeof value === 'object') {
    return objectValue(writer, value, place);
  }
  throw fault(writer, place, `a ${typeof value}`);
}

function serializeProps(
  writer: Writer,
  {props, key}: PageElement,
  {what, ...spot}: TreeLocation,
): TreeProps {
  const written: Record<string, TreeValue> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') {
      continue;
    }
    const place = {...spot, what: `${name} of ${what}`};
    const inner = FORMAL.has(name) ? silent(writer) : writer;
    const sealed = serializeValue(inner, value, place);
    if (sealed !== undefined) {
      written[name] = sealed;
    }
  }
  return key === undefined ? written : {...written, key};
}

function serializeList(
  writer: Writer,
  children: unknown,
  place: TreeLocation,
): readonly TreeNode[] {
  return (Array.isArray(children) ? children : [children])
    .map((child: unknown) => serializeNode(writer, child, place))
    .filter((node) => node !== null);
}

function serializeTag(
  writer: Writer,
  {type}: PageElement,
  place: TreeLocation,
): string {
  if (typeof type === 'string') {
    return type;
  }
  if (type instanceof Reference) {
    return type.name;
  }
  throw fault(writer, place, 'an element of an unknown type');
}

function serializeElement(
  writer: Writer,
  element: PageElement,
  around: TreeLocation,
): TreeNode {
  const {type, props, spot} = element;
  const place = {...around, ...spot};
  if (type === Fragment) {
    return {f: serializeList(writer, props['children'], place)};
  }
  if (typeof type === 'function') {
    // A component that the page itself or a partial defines can be rendered now.
    const show = type as (given: object) => unknown;
    return serializeNode(writer, show(props), place);
  }
  const tag = serializeTag(writer, element, place);
  const here = {...place, what: `<${tag.replace(/^[cm]:/, '')}>`};
  const written = serializeProps(writer, element, here);
  const inner = tag === 'm:code' ? silent(writer) : writer;
  const children = serializeList(inner, props['children'], here);
  return [tag, Object.keys(written).length === 0 ? 0 : written, ...children];
}

function serializeNode(
  writer: Writer,
  node: unknown,
  place: TreeLocation,
): TreeNode {
  if (node === null || node === undefined || typeof node === 'boolean') {
    return null;
  }
  if (typeof node === 'string' || typeof node === 'number') {
    writer.onText(String(node));
    return String(node);
  }
  if (Array.isArray(node)) {
    return {f: serializeList(writer, node, place)};
  }
  if (node instanceof PageElement) {
    return serializeElement(writer, node, place);
  }
  throw fault(writer, place, `a value of type ${typeof node}`);
}

/**
 * Serializes the elements of a page to JSON, without any code.
 *
 * @throws Error naming page, line, and the value that cannot be serialized.
 */
export function serializeTree(writer: Writer, content: unknown): TreeNode {
  return serializeNode(writer, content, {what: 'the page'});
}
