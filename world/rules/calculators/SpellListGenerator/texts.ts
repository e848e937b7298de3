import {translate} from '@docusaurus/Translate';
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import {grouped} from '../../../../src/shared/model/signed';
import type {Way} from '../../generateList';

/** Labels of the ways to choose the spell level of a roll, in order. */
export function aimTexts(): readonly string[] {
  return [
    translate({
      id: 'site.spellListGenerator.highest',
      message: 'the highest you can cast',
      description: 'How the level of a rolled spell is chosen',
    }),
    translate({
      id: 'site.spellListGenerator.any',
      message: 'any, rolled at random',
      description: 'How the level of a rolled spell is chosen',
    }),
  ];
}

/** Labels of the ways to learn a spell. */
export function wayTexts(): Readonly<Record<Way, string>> {
  return {
    rolled: translate({
      id: 'site.spellListGenerator.rolled',
      message: 'rolled',
      description: 'How a caster came by a spell',
    }),
    next: translate({
      id: 'site.spellListGenerator.next',
      message: 'already known, so the next one on the list',
      description: 'How a caster came by a spell',
    }),
    choice: translate({
      id: 'site.spellListGenerator.choice',
      message: 'of your choice',
      description: 'How a caster came by a spell',
    }),
    lower: translate({
      id: 'site.spellListGenerator.lower',
      message: 'all four known, so one of a lower level',
      description: 'How a caster came by a spell',
    }),
    bonus: translate({
      id: 'site.spellListGenerator.bonus',
      message: 'extra, of a lower level',
      description: 'How a caster came by a spell',
    }),
  };
}

export function weeksText(weeks: number): string {
  return pluralForm(
    weeks,
    translate(
      {
        id: 'site.spellListGenerator.weeks',
        message: '{count} week|{count} weeks',
        description: 'How long research takes, in the singular and the plural',
      },
      {count: grouped(weeks)},
    ),
  );
}
