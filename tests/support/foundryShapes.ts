/**
 * The shapes of the documents of Foundry VTT 14, with the limits of their fields, as their schemas
 * define them: `defineSchema` of the base documents, listed at https://foundryvtt.com/api/v14/. The
 * interfaces of the same pages still name older fields of table results.
 */

type Check = (value: unknown) => boolean;

/** A field of a document, and whether it must be there. */
type Field = {readonly is: Check; readonly isRequired?: boolean};

type Shape = Readonly<Record<string, Field>>;

const isText: Check = (value) => typeof value === 'string';
const isName: Check = (value) => typeof value === 'string' && value !== '';
const isWhole: Check = (value) => Number.isSafeInteger(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isObject: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId: Check = (value) =>
  typeof value === 'string' && /^[\da-z]{16}$/i.test(value);
const isEmpty: Check = (value) => Array.isArray(value) && value.length === 0;

function oneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

function orNull(is: Check): Check {
  return (value) => value === null || is(value);
}

/** Lists what is wrong with the fields of an object. */
function findFaults(
  value: unknown,
  shape: Shape,
  name: string,
): readonly string[] {
  if (!isObject(value)) {
    return [`${name}: found no object`];
  }
  const object = value as Readonly<Record<string, unknown>>;
  return [
    ...Object.keys(object)
      .filter((key) => !Object.hasOwn(shape, key))
      .map((key) => `${name}.${key}: found a field that the document lacks`),
    ...Object.entries(shape).flatMap(([key, {is, isRequired}]) => {
      if (!(key in object)) {
        return isRequired === true ? [`${name}.${key}: found nothing`] : [];
      }
      return is(object[key])
        ? []
        : [`${name}.${key}: found ${JSON.stringify(object[key]).slice(0, 60)}`];
    }),
  ];
}

function every(shape: Shape): Check {
  return (value) =>
    Array.isArray(value) &&
    value.every((each) => findFaults(each, shape, '').length === 0);
}

function matches(shape: Shape): Check {
  return (value) => findFaults(value, shape, '').length === 0;
}

const document: Shape = {
  _id: {is: isId, isRequired: true},
  name: {is: isName, isRequired: true},
  flags: {is: isObject},
  _stats: {
    is: matches({
      coreVersion: {
        is: (value) => isText(value) && /^14\.\d+$/.test(String(value)),
      },
    }),
  },
};

const filed: Shape = {
  ...document,
  folder: {is: orNull(isId)},
  sort: {is: isWhole},
  ownership: {is: isObject},
};

const journalPage: Shape = {
  ...document,
  type: {is: oneOf('text', 'image', 'pdf', 'video'), isRequired: true},
  title: {
    is: matches({show: {is: isFlag}, level: {is: oneOf(1, 2, 3, 4, 5, 6)}}),
  },
  text: {
    is: matches({
      content: {is: isText},
      markdown: {is: isText},
      format: {is: oneOf(1, 2), isRequired: true},
    }),
  },
  sort: {is: isWhole},
};

const isRange: Check = (value) =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every(isWhole) &&
  Number(value[0]) <= Number(value[1]);

const tableResult: Shape = {
  ...document,
  name: {is: isText, isRequired: true},
  type: {is: oneOf('text', 'document'), isRequired: true},
  description: {is: isText},
  weight: {
    is: (value) => isWhole(value) && Number(value) > 0,
    isRequired: true,
  },
  range: {is: isRange, isRequired: true},
  drawn: {is: isFlag},
};

const shapes = {
  journal: {...filed, pages: {is: every(journalPage), isRequired: true}},
  tables: {
    ...filed,
    img: {is: isText},
    description: {is: isText},
    formula: {is: (value) => /^\d+d\d+$/.test(String(value)), isRequired: true},
    replacement: {is: isFlag},
    displayRoll: {is: isFlag},
    results: {is: every(tableResult), isRequired: true},
  },
  items: {
    ...filed,
    img: {is: isText},
    type: {is: isName, isRequired: true},
    system: {is: isObject, isRequired: true},
    effects: {is: isEmpty},
  },
  folders: {
    ...document,
    type: {is: oneOf('Item', 'JournalEntry', 'RollTable'), isRequired: true},
    description: {is: isText},
    sorting: {is: oneOf('a', 'm')},
    sort: {is: isWhole},
    folder: {is: orNull(isId)},
    color: {is: orNull(isText)},
  },
} as const satisfies Readonly<Record<string, Shape>>;

/** A collection of documents. */
export type Collection = keyof typeof shapes;

/** Lists what Foundry would refuse in a document of a collection. */
export function findDocumentFaults(
  collection: Collection,
  value: unknown,
): readonly string[] {
  return findFaults(value, shapes[collection], collection);
}

const adventure: Shape = {
  ...document,
  img: {is: orNull(isText)},
  caption: {is: isText},
  description: {is: isText},
  sort: {is: isWhole},
  ...Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      {is: every(shape), isRequired: true},
    ]),
  ),
  ...Object.fromEntries(
    ['actors', 'cards', 'combats', 'macros', 'playlists', 'scenes'].map(
      (name) => [name, {is: isEmpty}],
    ),
  ),
};

type Documents = Readonly<
  Record<
    Collection,
    readonly {readonly _id: string; readonly folder?: unknown}[]
  >
>;

/** Lists what Foundry would refuse in an adventure: shapes, ids used twice, and unknown folders. */
export function findAdventureFaults(value: unknown): readonly string[] {
  const faults = findFaults(value, adventure, 'adventure');
  if (faults.length > 0) {
    return faults;
  }
  const documents = value as Documents;
  const names = Object.keys(shapes) as Collection[];
  const ids = names.flatMap((name) => documents[name].map(({_id}) => _id));
  const folders = new Set(documents.folders.map(({_id}) => _id));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...names
      .flatMap((name) => documents[name].map(({folder}) => folder))
      .filter((id) => typeof id === 'string' && !folders.has(id))
      .map(String),
  ];
}

/** Lists the references in journal pages that lead to no page of the adventure. */
export function findLostReferences(json: string): readonly string[] {
  const {journal} = JSON.parse(json) as {
    journal: readonly {_id: string; pages: readonly {_id: string}[]}[];
  };
  const known = new Set(
    journal.flatMap((entry) =>
      entry.pages.map(
        (page) => `JournalEntry.${entry._id}.JournalEntryPage.${page._id}`,
      ),
    ),
  );
  return [...json.matchAll(/@UUID\[(?<to>[^\]]*)\]/g)]
    .map(({groups}) => groups?.['to'] ?? '')
    .filter((to) => !known.has(to));
}
