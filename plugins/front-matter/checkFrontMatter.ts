import {findSchemaFaults, type SchemaFault} from './findSchemaFaults';
import {frontMatterKeys, frontMatterSchema} from './schema';

export function checkFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
): readonly SchemaFault[] {
  return findSchemaFaults(frontMatter, {
    schema: frontMatterSchema,
    keys: frontMatterKeys,
    whole: 'page',
  });
}
