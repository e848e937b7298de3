import {byLevel, bySchool} from '../model/groups';
import {measures} from '../model/measures';
import type {SpellEntry, SpellLink} from '../model/publish';
import type {Usage} from '../model/usage';
import {ordinal} from '../../../src/shared/model/ordinal';
import {element, joined, type Markup} from '../../press/markup';
import {drawIcon} from '../../press/parts/elementIcon';
import {
  inside,
  recordsProp,
  textProp,
  type PrintedComponents,
  type Props,
} from '../../press/parts/part';

/** Formats how often a power can be used. */
function usageText(usage: Usage): string {
  return usage.kind === 'at will' ? 'at will' : `${usage.count}/${usage.per}`;
}

/** Formats the cost of a spell; for a power, only its type. */
function kindText({type, cost = 0}: SpellEntry): string {
  return type === 'Power' ? type : `${cost} ${cost === 1 ? 'mote' : 'motes'}`;
}

/** A measure by its name, unless the record has none. */
function measure(name: string, value: string): Markup | null {
  return value === ''
    ? null
    : element('div', {}, element('dt', {}, name), element('dd', {}, value));
}

function headingTag(depth: number): string {
  return `h${Math.min(depth, 6)}`;
}

function setWholeSpell(entry: SpellEntry, depth: number): Markup {
  const {elements, usage} = entry;
  const about = [
    kindText(entry),
    ...(usage === undefined ? [] : [usageText(usage)]),
    ...entry.heldBy,
  ];
  return element(
    'article',
    {class: 'spell'},
    element(
      'svg',
      {class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true'},
      drawIcon(elements[0]),
    ),
    element(headingTag(depth), {id: entry.anchor}, entry.title),
    element('p', {class: 'place'}, `${entry.school} · level ${entry.level}`),
    element('p', {class: 'about'}, about.join(' · ')),
    element(
      'dl',
      {class: 'measures'},
      ...measures.map(([name, {label}]) => measure(label, entry[name])),
      measure('Spheres', entry.sphere.join(', ')),
      measure('Elements', elements.join(', ')),
    ),
    element('p', {class: 'effect'}, entry.description),
  );
}

function levels(entries: readonly SpellEntry[], depth: number): Markup {
  return joined(
    byLevel(entries).map(({key, members}) =>
      element(
        'section',
        {class: 'level'},
        element(headingTag(depth), {}, `${ordinal(key)} level`),
        ...members.map((entry) => setWholeSpell(entry, depth + 1)),
      ),
    ),
  );
}

function getDepth(props: Props): number {
  return Number(textProp(props, 'depth')) || 3;
}

/** Spells and powers in full, grouped by level, and by school if there is more than one. */
function spellList(props: Props): Markup {
  const schools = bySchool(recordsProp(props) as readonly SpellEntry[]);
  const depth = getDepth(props);
  const sections = schools.map(({key, members}) =>
    schools.length === 1
      ? levels(members, depth)
      : element(
          'section',
          {},
          element(headingTag(depth), {}, key),
          levels(members, depth + 1),
        ),
  );
  return element('div', {class: 'spells'}, ...sections);
}

/** One or a few spells or powers in full, within the text of a page. */
function spellEntries(props: Props): Markup {
  const entries = recordsProp(props) as readonly SpellEntry[];
  return joined(entries.map((entry) => setWholeSpell(entry, getDepth(props))));
}

/** An index of spells and powers by level. */
function spellIndex(props: Props): Markup {
  const titles = byLevel(recordsProp(props) as readonly SpellLink[]).map(
    ({key, members}) =>
      [ordinal(key), members.map(({title}) => title).join(', ')] as const,
  );
  return element(
    'dl',
    {class: 'index'},
    ...titles.map(([level, names]) => measure(level, names)),
  );
}

export const print: PrintedComponents = {
  SpellBrowser: inside,
  SpellEntry: spellEntries,
  SpellIndex: spellIndex,
  SpellList: spellList,
};
