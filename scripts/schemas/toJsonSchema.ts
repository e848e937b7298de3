/** The parts of a Joi description that this project's schemas use. */
export type Described = {
  readonly type?: string;
  readonly flags?: {
    readonly presence?: string;
    readonly only?: boolean;
    readonly description?: string;
  };
  readonly allow?: readonly unknown[];
  readonly rules?: readonly {
    readonly name: string;
    readonly args?: {
      readonly limit?: number;
      readonly regex?: string;
      readonly options?: {readonly name?: string};
    };
  }[];
  readonly items?: readonly Described[];
  readonly keys?: Readonly<Record<string, Described>>;
  readonly matches?: readonly {
    readonly schema?: Described;
    readonly then?: Described;
    readonly otherwise?: Described;
  }[];
};

/** A JSON Schema, draft 7. */
export type JsonSchema = Readonly<Record<string, unknown>>;

function convertRule({
  name,
  args = {},
}: NonNullable<Described['rules']>[number]): JsonSchema {
  const {limit, regex = '//', options} = args;
  const rules: Readonly<Record<string, JsonSchema>> = {
    // What the build finds out by a function, editors cannot.
    custom: {},
    uri: {format: 'uri'},
    integer: {type: 'integer'},
    min: {minimum: limit},
    max: {maximum: limit},
    pattern: {
      pattern: regex.slice(1, regex.lastIndexOf('/')),
      ...(options?.name !== undefined && {errorMessage: options.name}),
    },
  };
  const rule = rules[name];
  if (rule === undefined) {
    throw new Error(
      `Found the rule "${name}" in the schema of front matter, expected one that scripts/schemas/toJsonSchema.ts can convert.`,
    );
  }
  return rule;
}

function convertObject(keys: Readonly<Record<string, Described>>): JsonSchema {
  const required = Object.keys(keys).filter(
    (key) => keys[key]?.flags?.presence === 'required',
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(keys).map(([key, value]) => [key, toJsonSchema(value)]),
    ),
    ...(required.length > 0 && {required}),
    additionalProperties: false,
  };
}

/** Lists the forms of a value; a form that depends on another key is always one of them. */
function convertMatches(
  matches: NonNullable<Described['matches']>,
): JsonSchema {
  const forms = matches
    .flatMap(({schema, then, otherwise}) => [schema, then, otherwise])
    .filter((form) => form !== undefined)
    .map(toJsonSchema)
    .flatMap((form) =>
      Array.isArray(form['anyOf']) ? (form['anyOf'] as JsonSchema[]) : [form],
    );
  const different = new Map(forms.map((form) => [JSON.stringify(form), form]));
  return {anyOf: [...different.values()]};
}

function convertType(described: Described): JsonSchema {
  const {type = 'any', keys, items, matches = []} = described;
  const types: Readonly<Record<string, () => JsonSchema>> = {
    any: () => ({}),
    alternatives: () => convertMatches(matches),
    array: () => ({
      type: 'array',
      ...(items?.[0] !== undefined && {items: toJsonSchema(items[0])}),
    }),
    boolean: () => ({type: 'boolean'}),
    number: () => ({type: 'number'}),
    object: () => (keys === undefined ? {type: 'object'} : convertObject(keys)),
    string: () => ({type: 'string', minLength: 1}),
  };
  const convert = types[type];
  if (convert === undefined) {
    throw new Error(
      `Found the type "${type}" in the schema of front matter, expected one that scripts/schemas/toJsonSchema.ts can convert.`,
    );
  }
  return Object.assign(
    {},
    convert(),
    ...(described.rules ?? []).map(convertRule),
  ) as JsonSchema;
}

/**
 * Converts the description of a Joi schema to a JSON Schema for editors.
 *
 * @throws Error for a type or rule that has no counterpart here.
 */
export function toJsonSchema(described: Described): JsonSchema {
  const {flags = {}, allow = []} = described;
  const {description} = flags;
  const schema =
    flags.only === true
      ? {enum: allow}
      : allow.length > 0
        ? {anyOf: [convertType(described), {enum: allow}]}
        : convertType(described);
  return description === undefined ? schema : {description, ...schema};
}
