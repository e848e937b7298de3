import {findSchemaFaults, type SchemaFault} from './findSchemaFaults';
import {frontMatterKeys, frontMatterSchema} from './schema';

/** Lists all faults in the front matter of a page. */
export function checkFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
): readonly SchemaFault[] {
  return findSchemaFaults(frontMatter, {
    schema: frontMatterSchema,
    keys: frontMatterKeys,
    whole: 'page',
  });
}
