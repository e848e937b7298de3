import type {JsonSchema} from './toJsonSchema';

/** A snippet of an editor: what authors type, and what it becomes. */
export type Snippet = {
  readonly scope: string;
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
};

const SCOPE = 'markdown,mdx';

/** A choice between values, as editors write it. */
function writeChoice(values: readonly unknown[]): string {
  const options = values.map((value) =>
    String(value).replaceAll(/[\\,|}$]/g, String.raw`\$&`),
  );
  return `\${1|${options.join(',')}|}`;
}

function getChoices({type, ...schema}: JsonSchema): readonly unknown[] {
  if (type === 'boolean') {
    return [false, true];
  }
  return Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : [];
}

/** A choice between the known values, or a place to write one. */
function writeOne(schema: JsonSchema): string {
  const choices = getChoices(schema);
  return choices.length === 0 ? '$1' : writeChoice(choices);
}

/** Writes the value of a key, of several forms the first. */
function writeValue(schema: JsonSchema): readonly string[] {
  const {type, anyOf, items = {}, properties = {}} = schema;
  if (Array.isArray(anyOf)) {
    return writeValue((anyOf as JsonSchema[])[0] ?? {});
  }
  if (type === 'array') {
    return [`[${writeOne(items as JsonSchema)}]`];
  }
  if (type === 'object') {
    const keys = Object.keys(properties as object);
    return ['', ...keys.map((key, index) => `  ${key}: $${index + 1}`)];
  }
  return [writeOne(schema)];
}

/** Makes a snippet for each key of front matter that has a description. */
export function toSnippets({
  properties,
}: JsonSchema): Readonly<Record<string, Snippet>> {
  const keys = Object.entries(
    (properties ?? {}) as Readonly<Record<string, JsonSchema>>,
  );
  return Object.fromEntries(
    keys.flatMap(([key, schema]) => {
      const {description} = schema;
      const [first = '', ...rest] = writeValue(schema);
      return typeof description === 'string'
        ? [
            [
              `Front matter: ${key}`,
              {
                scope: SCOPE,
                prefix: key,
                body: [`${key}:${first === '' ? '' : ` ${first}`}`, ...rest],
                description,
              },
            ] as const,
          ]
        : [];
    }),
  );
}
