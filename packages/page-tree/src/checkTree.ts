import {
  addressProperties,
  allowedProperties,
  allowedTags,
} from './allowedMarkup';

/** What a site knows beside plain tags. */
export type Vocabulary = {
  /** Names of components that pages may use. */
  readonly components: ReadonlySet<string>;
  /** What the theme draws in the place of tags, beside tags. */
  readonly themed: ReadonlySet<string>;
};

/** How deeply elements and values may be nested; pages written by people stay far below. */
const DEPTH = 200;

/** Where the check has come to. */
type Step = Vocabulary & {readonly depth: number};

/** What is wrong; nothing where all is well. */
type Fault = string | undefined;

/** Signs that browsers skip in the scheme of an address. */
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

/** Text that would run or open a document, were it an address. */
const RUNS = /^(?:(?:java|vb)script:|data:(?:text|application)\/)/i;

/** Properties that hold code or markup, on whatever they stand. */
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

/** Finds the first fault of a list, and looks no further. */
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

/** Checks one address; a list of pictures by width has several. */
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

/** Checks what a component is given: data, elements, and names of components. */
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

/** Checks a property of a tag, which reaches the document as it is. */
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
 * Looks in a sealed tree for what no page of this site holds: tags that run or load, event
 * handlers, markup in properties, addresses that run.
 *
 * @returns what is wrong, in a few words; nothing where the tree is sound.
 */
export function findTreeFault(
  tree: unknown,
  vocabulary: Vocabulary,
): string | undefined {
  return checkNode(tree, {...vocabulary, depth: 0});
}
