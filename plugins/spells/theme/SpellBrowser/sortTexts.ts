import {translate} from '@docusaurus/Translate';
import type {SortKey} from '../../model/browser/state';

type Texts = Readonly<Record<SortKey, string>>;

/** The label of the default order. */
function usualText(isByFit: boolean): string {
  return isByFit
    ? translate({
        id: 'site.spellBrowser.sort.fit',
        message: 'Best match first',
        description: 'The order of spells when readers search for words',
      })
    : translate({
        id: 'site.spellBrowser.sort.school',
        message: 'School and level',
        description: 'An order of spells',
      });
}

/** Labels of the ascending orders. */
export function upwardTexts(isByFit: boolean): Texts {
  return {
    school: usualText(isByFit),
    name: translate({
      id: 'site.spellBrowser.sort.name',
      message: 'Name, A to Z',
      description: 'An order of spells',
    }),
    level: translate({
      id: 'site.spellBrowser.sort.level',
      message: 'Level, lowest first',
      description: 'An order of spells',
    }),
    range: translate({
      id: 'site.spellBrowser.sort.range',
      message: 'Range, nearest first',
      description: 'An order of spells',
    }),
    duration: translate({
      id: 'site.spellBrowser.sort.duration',
      message: 'Duration, shortest first',
      description: 'An order of spells',
    }),
    casting: translate({
      id: 'site.spellBrowser.sort.casting',
      message: 'Casting, quickest first',
      description: 'An order of spells',
    }),
  };
}

/** Labels of the descending orders. */
export function downwardTexts(): Texts {
  return {
    school: translate({
      id: 'site.spellBrowser.sort.schoolDown',
      message: 'School and level, reversed',
      description: 'An order of spells',
    }),
    name: translate({
      id: 'site.spellBrowser.sort.nameDown',
      message: 'Name, Z to A',
      description: 'An order of spells',
    }),
    level: translate({
      id: 'site.spellBrowser.sort.levelDown',
      message: 'Level, highest first',
      description: 'An order of spells',
    }),
    range: translate({
      id: 'site.spellBrowser.sort.rangeDown',
      message: 'Range, farthest first',
      description: 'An order of spells',
    }),
    duration: translate({
      id: 'site.spellBrowser.sort.durationDown',
      message: 'Duration, longest first',
      description: 'An order of spells',
    }),
    casting: translate({
      id: 'site.spellBrowser.sort.castingDown',
      message: 'Casting, slowest first',
      description: 'An order of spells',
    }),
  };
}
