import {translate} from '@docusaurus/Translate';

/** Texts by facet and value. */
type Texts = Readonly<Partial<Record<string, string>>>;

/** Labels of ranges. */
function rangeTexts(): Texts {
  return {
    'range.self': translate({
      id: 'site.spellBrowser.range.self',
      message: 'Self',
      description: 'A value of a filter of spells: how far it reaches',
    }),
    'range.touch': translate({
      id: 'site.spellBrowser.range.touch',
      message: 'Touch',
      description: 'A value of a filter of spells: how far it reaches',
    }),
    'range.near': translate({
      id: 'site.spellBrowser.range.near',
      message: 'Up to 60 feet',
      description: 'A value of a filter of spells: how far it reaches',
    }),
    'range.far': translate({
      id: 'site.spellBrowser.range.far',
      message: 'Up to 300 feet',
      description: 'A value of a filter of spells: how far it reaches',
    }),
    'range.beyond': translate({
      id: 'site.spellBrowser.range.beyond',
      message: 'Farther',
      description: 'A value of a filter of spells: how far it reaches',
    }),
  };
}

/** Labels of durations. */
function durationTexts(): Texts {
  return {
    'duration.instant': translate({
      id: 'site.spellBrowser.duration.instant',
      message: 'Instant',
      description: 'A value of a filter of spells: how long it lasts',
    }),
    'duration.minute': translate({
      id: 'site.spellBrowser.duration.minute',
      message: 'Up to a minute',
      description: 'A value of a filter of spells: how long it lasts',
    }),
    'duration.hour': translate({
      id: 'site.spellBrowser.duration.hour',
      message: 'Up to an hour',
      description: 'A value of a filter of spells: how long it lasts',
    }),
    'duration.day': translate({
      id: 'site.spellBrowser.duration.day',
      message: 'Up to a day',
      description: 'A value of a filter of spells: how long it lasts',
    }),
    'duration.longer': translate({
      id: 'site.spellBrowser.duration.longer',
      message: 'Longer',
      description: 'A value of a filter of spells: how long it lasts',
    }),
    'duration.event': translate({
      id: 'site.spellBrowser.duration.event',
      message: 'Until something happens',
      description: 'A value of a filter of spells: how long it lasts',
    }),
    'duration.concentration': translate({
      id: 'site.spellBrowser.duration.concentration',
      message: 'Concentration',
      description: 'A value of a filter of spells: how long it lasts',
    }),
  };
}

/** Labels of casting times and usages. */
function castingTexts(): Texts {
  return {
    'use.at-will': translate({
      id: 'site.spellBrowser.use.at-will',
      message: 'At will',
      description: 'A value of a filter of spells: how often it can be used',
    }),
    'use.limited': translate({
      id: 'site.spellBrowser.use.limited',
      message: 'So many times',
      description: 'A value of a filter of spells: how often it can be used',
    }),
    'use.unlimited': translate({
      id: 'site.spellBrowser.use.unlimited',
      message: 'No such limit',
      description: 'A value of a filter of spells: how often it can be used',
    }),
    'casting.passive': translate({
      id: 'site.spellBrowser.casting.passive',
      message: 'Passive',
      description: 'A value of a filter of spells: how long casting takes',
    }),
    'casting.quick': translate({
      id: 'site.spellBrowser.casting.quick',
      message: '1 or 2 AP',
      description: 'A value of a filter of spells: how long casting takes',
    }),
    'casting.turn': translate({
      id: 'site.spellBrowser.casting.turn',
      message: '3 or 4 AP',
      description: 'A value of a filter of spells: how long casting takes',
    }),
    'casting.long': translate({
      id: 'site.spellBrowser.casting.long',
      message: '5 AP or more',
      description: 'A value of a filter of spells: how long casting takes',
    }),
    'casting.ritual': translate({
      id: 'site.spellBrowser.casting.ritual',
      message: 'Ritual',
      description: 'A value of a filter of spells: how long casting takes',
    }),
  };
}

/** Labels of targets and saves. */
function targetTexts(): Texts {
  return {
    'area.self': translate({
      id: 'site.spellBrowser.area.self',
      message: 'Yourself',
      description: 'A value of a filter of spells: what it acts on',
    }),
    'area.targets': translate({
      id: 'site.spellBrowser.area.targets',
      message: 'Targets',
      description: 'A value of a filter of spells: what it acts on',
    }),
    'area.space': translate({
      id: 'site.spellBrowser.area.space',
      message: 'A space',
      description: 'A value of a filter of spells: what it acts on',
    }),
    'area.none': translate({
      id: 'site.spellBrowser.area.none',
      message: 'Nothing',
      description: 'A value of a filter of spells: what it acts on',
    }),
    'save.none': translate({
      id: 'site.spellBrowser.save.none',
      message: 'No save',
      description: 'A value of a filter of spells: what its target rolls',
    }),
  };
}

/** Labels by facet and value, for values that have no name in the world. */
export function bandTexts(): Texts {
  return {
    ...rangeTexts(),
    ...durationTexts(),
    ...castingTexts(),
    ...targetTexts(),
  };
}
