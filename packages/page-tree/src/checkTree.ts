import {
  addressProperties,
  allowedProperties,
  allowedTags,
} from './allowedMarkup';

/** What a site defines besides plain tags. */
export type Vocabulary = {
  /** Names of components that pages may use. */
  readonly components: ReadonlySet<string>;
  /** Tags that the theme replaces with components. */
  readonly themed: ReadonlySet<string>;
};

/** The maximum nesting of elements and values; pages written by people stay far below. */
const DEPTH = 200;

/** The state of the check at a node. */
type Step = Vocabulary & {readonly depth: number};

/** A description of what is wrong; undefined if nothing is. */
type Fault = string | undefined;

/** Characters that browsers ignore in the scheme of an address. */
const SKIPPED = /[\p{Cc}\p{Cf}\p{Z}]/gu;

const SCHEME = /^(?<scheme>[a-z][a-z\d+.-]*):/i;

const ALLOWED_SCHEMES: ReadonlySet<string> = new Set([
  'http',
  'https',
  'lock-asset',
  'mailto',
  'pathname',
]);

const PICTURE = /^data:image\/(?:gif|jpeg|png|svg\+xml|webp)[;,]/i;

/** Text that would run code or open a document if it were an address. */
const RUNS = /^(?:(?:java|vb)script:|data:(?:text|application)\/)/i;

/** Properties that hold code or markup, on any element. */
const REFUSED =
  /^(?:on[a-z].*|dangerouslySetInnerHTML|innerHTML|outerHTML|srcDoc|action|formAction|httpEquiv|xlinkHref|ref|__proto__|constructor|prototype)$/i;

/** Styles that fetch something, and escapes that could hide them. */
const FETCHES = /\\|url\s*\(|image-set\s*\(|expression\s*\(|@import/i;

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** Returns the first fault of a list, and stops there. */
function firstFault<Item>(
  items: readonly Item[],
  check: (item: Item) => Fault,
): Fault {
  for (const item of items) {
    const fault = check(item);
    if (fault !== undefined) {
      return fault;
    }
  }
  return undefined;
}

function deeper(step: Step): Step {
  return {...step, depth: step.depth + 1};
}

/** Checks one address, or each one of a `srcset`. */
function checkAddress(text: string): Fault {
  const bare = text.replaceAll(SKIPPED, '');
  const scheme = SCHEME.exec(bare)?.groups?.['scheme']?.toLowerCase();
  return scheme === undefined ||
    ALLOWED_SCHEMES.has(scheme) ||
    PICTURE.test(bare)
    ? undefined
    : `an address that begins with ${scheme}:`;
}

function checkText(text: string): Fault {
  return RUNS.test(text.replaceAll(SKIPPED, ''))
    ? 'text that would run as an address'
    : undefined;
}

function checkStyle(style: unknown): Fault {
  const isPlain =
    isRecord(style) &&
    Object.entries(style).every(
      ([name, value]) =>
        /^[a-z-][\w-]*$/i.test(name) &&
        (typeof value === 'number' ||
          (typeof value === 'string' && !FETCHES.test(value))),
    );
  return isPlain ? undefined : 'a style that fetches something';
}

function checkEntries(
  record: Readonly<Record<string, unknown>>,
  step: Step,
): Fault {
  return firstFault(Object.entries(record), ([name, value]) =>
    REFUSED.test(name) ? `the property ${name}` : checkValue(value, step),
  );
}

/** Checks the props of a component: data, elements, and names of components. */
function checkValue(value: unknown, step: Step): Fault {
  if (step.depth > DEPTH) {
    return `values more than ${DEPTH} deep`;
  }
  if (typeof value === 'string') {
    return checkText(value);
  }
  if (isList(value)) {
    return firstFault(value, (item) => checkValue(item, deeper(step)));
  }
  if (!isRecord(value)) {
    return undefined;
  }
  if (Object.hasOwn(value, '$e')) {
    return checkNode(value['$e'], deeper(step));
  }
  if (Object.hasOwn(value, '$c')) {
    return checkName(value['$c'], step);
  }
  return checkEntries(value, deeper(step));
}

/** Checks an attribute of a tag, which reaches the document unchanged. */
function checkProperty(name: string, value: unknown): Fault {
  if (name === 'style') {
    return checkStyle(value);
  }
  if (!allowedProperties.has(name) && !/^(?:aria|data)-[a-z\d-]+$/.test(name)) {
    return `the property ${name}`;
  }
  if (isList(value) || isRecord(value)) {
    return `a value of ${name} that is no text`;
  }
  return addressProperties.has(name) && typeof value === 'string'
    ? firstFault(value.split(','), checkAddress)
    : undefined;
}

function checkName(name: unknown, {components, themed}: Step): Fault {
  if (typeof name !== 'string') {
    return 'an element without a name';
  }
  const bare = name.replace(/^[cm]:/, '');
  const isKnown = name.startsWith('c:')
    ? components.has(bare)
    : allowedTags.has(bare) || (name.startsWith('m:') && themed.has(bare));
  return isKnown ? undefined : `the element ${name}`;
}

function checkProps(name: string, props: unknown, step: Step): Fault {
  if (props === 0) {
    return undefined;
  }
  if (!isRecord(props)) {
    return `properties of ${name} that are none`;
  }
  return name.startsWith('c:') || !allowedTags.has(name.replace(/^m:/, ''))
    ? checkEntries(props, step)
    : firstFault(Object.entries(props), ([key, value]) =>
        checkProperty(key, value),
      );
}

function checkElement(node: readonly unknown[], step: Step): Fault {
  const [name, props, ...children] = node;
  return (
    checkName(name, step) ??
    checkProps(String(name), props, step) ??
    firstFault(children, (child) => checkNode(child, deeper(step)))
  );
}

function checkNode(node: unknown, step: Step): Fault {
  if (step.depth > DEPTH) {
    return `elements more than ${DEPTH} deep`;
  }
  if (node === null || typeof node === 'string') {
    return undefined;
  }
  if (isList(node)) {
    return checkElement(node, step);
  }
  const list = isRecord(node) ? node['f'] : undefined;
  return isList(list)
    ? firstFault(list, (child) => checkNode(child, deeper(step)))
    : 'something that is no element';
}

/**
 * Checks a sealed tree for what no page may hold: tags that run or load something, event handlers,
 * markup in properties, script addresses.
 *
 * @returns a short description of the fault; undefined if the tree is safe.
 */
export function findTreeFault(
  tree: unknown,
  vocabulary: Vocabulary,
): string | undefined {
  return checkNode(tree, {...vocabulary, depth: 0});
}
