import {translate} from '@docusaurus/Translate';
import type {GroupName} from '../../model/groupHits';
import type {Kind} from '../../../../src/shared/model/searchRecord';

export function kindLabel(kind: Kind): string {
  const labels: Readonly<Record<Kind, () => string>> = {
    page: () => translate({id: 'site.search.kind.page', message: 'Page'}),
    section: () =>
      translate({id: 'site.search.kind.section', message: 'Section'}),
    spell: () => translate({id: 'site.search.kind.spell', message: 'Spell'}),
    power: () => translate({id: 'site.search.kind.power', message: 'Power'}),
    place: () => translate({id: 'site.search.kind.place', message: 'Place'}),
    person: () => translate({id: 'site.search.kind.person', message: 'Person'}),
    house: () => translate({id: 'site.search.kind.house', message: 'House'}),
    row: () => translate({id: 'site.search.kind.row', message: 'Table row'}),
    line: () => translate({id: 'site.search.kind.row', message: 'Table row'}),
    document: () =>
      translate({id: 'site.search.kind.document', message: 'Document'}),
  };
  return labels[kind]();
}

export function groupLabel(name: GroupName): string {
  const labels: Readonly<Record<GroupName, () => string>> = {
    best: () =>
      translate({id: 'site.search.group.best', message: 'Best results'}),
    pages: () => translate({id: 'site.search.group.pages', message: 'Pages'}),
    sections: () =>
      translate({id: 'site.search.group.sections', message: 'Sections'}),
    spells: () =>
      translate({
        id: 'site.search.group.spells',
        message: 'Spells and powers',
      }),
    names: () =>
      translate({
        id: 'site.search.group.names',
        message: 'Names',
      }),
    rows: () =>
      translate({id: 'site.search.group.rows', message: 'Table rows'}),
    documents: () =>
      translate({id: 'site.search.group.documents', message: 'Documents'}),
  };
  return labels[name]();
}
