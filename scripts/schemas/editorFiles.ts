import {frontMatterSchema} from '../../plugins/front-matter/schema';
import {toJsonSchema} from './toJsonSchema';
import {toSnippets} from './toSnippets';

function writeJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Returns the files for editors that follow from the schema of front matter, by path. */
export function makeEditorFiles(): Readonly<Record<string, string>> {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Front matter of a page',
    ...toJsonSchema(frontMatterSchema.describe()),
  };
  return {
    '.vscode/front-matter.schema.json': writeJson(schema),
    '.vscode/front-matter.code-snippets': writeJson(toSnippets(schema)),
  };
}
