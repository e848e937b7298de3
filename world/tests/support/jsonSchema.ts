type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function hasType(type: unknown, value: unknown): boolean {
  const checks: Readonly<Record<string, boolean>> = {
    object: isObject(value),
    array: isList(value),
    string: typeof value === 'string',
    number: typeof value === 'number',
    integer: Number.isInteger(value),
    boolean: typeof value === 'boolean',
    null: value === null,
  };
  return typeof type !== 'string' || checks[type] === true;
}

function findValueFaults(
  schema: Json,
  value: unknown,
  path: string,
): readonly string[] {
  const {type, enum: allowed, minimum, maximum} = schema;
  return [
    ...(hasType(type, value) ? [] : [`${path}: expected ${String(type)}`]),
    ...(isList(allowed) && !allowed.includes(value)
      ? [`${path}: not one of the list`]
      : []),
    ...(typeof minimum === 'number' && Number(value) < minimum
      ? [`${path}: too small`]
      : []),
    ...(typeof maximum === 'number' && Number(value) > maximum
      ? [`${path}: too large`]
      : []),
  ];
}

function findKeyFaults(
  schema: Json,
  value: Json,
  path: string,
): readonly string[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = isList(schema['required'])
    ? schema['required'].map(String)
    : [];
  return [
    ...required
      .filter((key) => !(key in value))
      .map((key) => `${path}/${key}: missing`),
    ...Object.keys(value)
      .filter(
        (key) =>
          schema['additionalProperties'] === false && !(key in properties),
      )
      .map((key) => `${path}/${key}: not known`),
  ];
}

/** Lists the parts of a value that the schema describes, each with its own schema. */
function listParts(
  schema: Json,
  value: unknown,
): readonly (readonly [string, unknown, unknown])[] {
  if (isList(value)) {
    return value.map((item, index) => [String(index), schema['items'], item]);
  }
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return isObject(value)
    ? Object.entries(value).map(([key, part]) => [key, properties[key], part])
    : [];
}

/** Resolves a reference inside the schema, such as `#/$defs/growth`. */
function resolved(root: unknown, schema: unknown): Json {
  if (!isObject(schema)) {
    return {};
  }
  const {$ref: reference} = schema;
  if (typeof reference !== 'string') {
    return schema;
  }
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, step) => (isObject(part) ? part[step] : undefined),
      root,
    );
  return resolved(root, target);
}

/** Lists where a value violates a JSON schema, for the keywords that this site's schemas use. */
export function faultsAgainst(
  root: unknown,
  value: unknown,
): readonly string[] {
  const visit = (
    described: unknown,
    each: unknown,
    path: string,
  ): readonly string[] => {
    const schema = resolved(root, described);
    return [
      ...findValueFaults(schema, each, path),
      ...(isObject(each) ? findKeyFaults(schema, each, path) : []),
      ...listParts(schema, each).flatMap(([key, part, inner]) =>
        visit(part, inner, `${path}/${key}`),
      ),
    ];
  };
  return visit(root, value, '');
}
