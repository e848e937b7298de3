import {translate} from '@docusaurus/Translate';
import {FACETS, type FacetId} from '../../model/browser/facets';
import type {FilterId} from '../../model/browser/state';
import {bandTexts} from './bandTexts';

type Measure = 'range' | 'duration' | 'casting' | 'area' | 'save';

/** Labels of the filters by measures. */
function measureTexts(): Readonly<Record<Measure, string>> {
  return {
    range: translate({
      id: 'site.spellBrowser.facet.range',
      message: 'Range',
      description: 'A filter of spells',
    }),
    duration: translate({
      id: 'site.spellBrowser.facet.duration',
      message: 'Duration',
      description: 'A filter of spells',
    }),
    casting: translate({
      id: 'site.spellBrowser.facet.casting',
      message: 'Casting',
      description: 'A filter of spells: how long casting takes',
    }),
    area: translate({
      id: 'site.spellBrowser.facet.area',
      message: 'Area',
      description: 'A filter of spells: what they act on',
    }),
    save: translate({
      id: 'site.spellBrowser.facet.save',
      message: 'Save',
      description: 'A filter of spells',
    }),
  };
}

/** Labels of all filters. */
export function filterTexts(): Readonly<Record<FilterId, string>> {
  return {
    ...measureTexts(),
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
      message: 'Held by',
      description: 'A filter of spells: who has them',
    }),
    use: translate({
      id: 'site.spellBrowser.facet.use',
      message: 'Use',
      description: 'A filter of spells: how often they can be used',
    }),
    text: translate({
      id: 'site.spellBrowser.facet.text',
      message: 'Words',
      description: 'A filter of spells: words in them',
    }),
    book: translate({
      id: 'site.spellBrowser.facet.book',
      message: 'My spellbook',
      description: 'A filter of spells: what readers keep',
    }),
  };
}

/** The label of a value of a facet. */
export function valueText(facet: FacetId, id: string): string {
  const value = FACETS[facet].find((each) => each.id === id);
  return value?.name ?? bandTexts()[`${facet}.${id}`] ?? id;
}
