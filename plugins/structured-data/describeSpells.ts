import {isPlaceholder, type SpellRecord} from '../spells/model/record';
import {getLink} from '../spells/model/publish';
import type {StructuredData} from './describeArticle';

/**
 * Describes spells and powers as terms that a page defines, each with its address there.
 *
 * @param page the absolute address of the page that lists all of them.
 * @see https://schema.org/DefinedTermSet
 */
export function describeSpells(
  records: readonly SpellRecord[],
  {page, title}: {readonly page: string; readonly title: string},
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: title,
    url: page,
    hasDefinedTerm: records
      .filter((record) => !isPlaceholder(record))
      .map(getLink)
      .map((link) => ({
        '@type': 'DefinedTerm',
        name: link.title,
        url: `${page}#${link.anchor}`,
      })),
  };
}
