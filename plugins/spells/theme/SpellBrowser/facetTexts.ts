import {translate} from '@docusaurus/Translate';
import {FACETS, type FacetId} from '../../model/browser/facets';
import {measures, type MeasureFacet} from '../../model/measures';
import type {FilterId} from '../../model/browser/state';

export function filterTexts(): Readonly<Record<FilterId, string>> {
  return {
    ...(Object.fromEntries(
      measures.map(([, {facet, label}]) => [facet, label]),
    ) as Record<MeasureFacet, string>),
    type: translate({
      id: 'site.spellBrowser.facet.type',
      message: 'Type',
      description: 'A filter of spells',
    }),
    school: translate({
      id: 'site.spellBrowser.facet.school',
      message: 'School',
      description: 'A filter of spells',
    }),
    level: translate({
      id: 'site.spellBrowser.facet.level',
      message: 'Level',
      description: 'A filter of spells',
    }),
    sphere: translate({
      id: 'site.spellBrowser.facet.sphere',
      message: 'Sphere',
      description: 'A filter of spells',
    }),
    element: translate({
      id: 'site.spellBrowser.facet.element',
      message: 'Element',
      description: 'A filter of spells',
    }),
    held: translate({
      id: 'site.spellBrowser.facet.held',
      message: 'Who has it',
      description: 'A filter of spells: who has them',
    }),
    use: translate({
      id: 'site.spellBrowser.facet.use',
      message: 'Use',
      description: 'A filter of spells: how often they can be used',
    }),
    text: translate({
      id: 'site.spellBrowser.facet.text',
      message: 'Text',
      description: 'A filter of spells: words in them',
    }),
    book: translate({
      id: 'site.spellBrowser.facet.book',
      message: 'My spellbook',
      description: 'A filter of spells: those in the spellbook',
    }),
  };
}

/** The label of a value of a facet. */
export function valueText(facet: FacetId, id: string): string {
  const value = FACETS[facet].find((each) => each.id === id);
  return value?.name ?? id;
}
