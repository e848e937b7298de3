import {ordinal} from '../../../src/shared/lib/ordinal';
import {byLevel, bySchool} from '../../../src/features/spells/lib/groups';
import type {
  SpellEntry,
  SpellLink,
} from '../../../src/features/spells/lib/publish';
import type {Usage} from '../../../src/features/spells/lib/usage';
import {otherElementColor} from '../../../world/catalogue';
import {elementIcons} from '../../../world/documents/elementIcons';
import {ELEMENTS} from '../../../src/features/spells/lib/elements';
import {element, joined, type Content, type Markup} from '../markup';
import {recordsProp, textProp, type Props} from './part';

function isLink(value: unknown): value is SpellLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'anchor' in value &&
    'title' in value &&
    'level' in value
  );
}

function isEntry(value: unknown): value is SpellEntry {
  return isLink(value) && 'description' in value && 'castingTime' in value;
}

/** Formats how often a power can be used. */
function usageText(usage: Usage): string {
  return usage.kind === 'at will' ? 'at will' : `${usage.count}/${usage.per}`;
}

/** Formats the type of a record, and the cost of a spell. */
function kindText({type, cost = 0}: SpellEntry): string {
  if (type === 'Power') {
    return 'Power';
  }
  return cost === 1 ? '1 mote' : `${cost} motes`;
}

/** Lists the measures of a record by name. */
function listMeasures(
  entry: SpellEntry,
): readonly (readonly [string, string])[] {
  const all: readonly (readonly [string, string])[] = [
    ['Range', entry.range],
    ['Duration', entry.duration],
    ['Casting', entry.castingTime],
    ['Area', entry.aoe],
    ['Save', entry.save],
    ['Spheres', entry.sphere.join(', ')],
    ['Elements', entry.elements.join(', ')],
  ];
  return all.filter(([, value]) => value !== '');
}

/** The measures of a record as a definition list. */
function measures(entry: SpellEntry): Markup {
  return element(
    'dl',
    {class: 'measures'},
    ...listMeasures(entry).map(([name, value]) =>
      element('div', {}, element('dt', {}, name), element('dd', {}, value)),
    ),
  );
}

function about(entry: SpellEntry): string {
  return [
    kindText(entry),
    ...(entry.usage === undefined ? [] : [usageText(entry.usage)]),
    ...entry.heldBy,
  ].join(' · ');
}

function headingTag(depth: number): string {
  return `h${Math.min(depth, 6)}`;
}

/** The icon of a record's first element, which cards show; those without one have a plain disk. */
function icon({elements: [name]}: SpellEntry): Markup {
  const color =
    ELEMENTS.find((each) => each.name === name)?.color ?? otherElementColor;
  return element(
    'svg',
    {
      class: 'icon',
      viewBox: '0 0 24 24',
      style: `--named: ${color}`,
      'aria-hidden': 'true',
    },
    element('circle', {class: 'field', cx: 12, cy: 12, r: 11.5}),
    ...(elementIcons[name ?? ''] ?? []).map((d) =>
      element('path', {class: 'drawn', d}),
    ),
  );
}

/** A spell or power in full. */
function setWholeSpell(entry: SpellEntry, depth: number): Markup {
  return element(
    'article',
    {class: 'spell'},
    icon(entry),
    element(headingTag(depth), {id: entry.anchor}, entry.title),
    element('p', {class: 'place'}, `${entry.school} · level ${entry.level}`),
    element('p', {class: 'about'}, about(entry)),
    measures(entry),
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
  const depth = Number(textProp(props, 'depth'));
  return depth === 0 ? 3 : depth;
}

/** Spells and powers in full, grouped by level, and by school if there is more than one. */
export function spellList(props: Props): Markup {
  const schools = bySchool(recordsProp(props).filter(isEntry));
  const depth = getDepth(props);
  const sections = schools.map(({key, members}): Content =>
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
export function spellEntries(props: Props): Markup {
  const entries = recordsProp(props).filter(isEntry);
  return joined(entries.map((entry) => setWholeSpell(entry, getDepth(props))));
}

/** An index of spells and powers by level. */
export function spellIndex(props: Props): Markup {
  const links = recordsProp(props).filter(isLink);
  return element(
    'dl',
    {class: 'index'},
    ...byLevel(links).map(({key, members}) =>
      element(
        'div',
        {},
        element('dt', {}, ordinal(key)),
        element('dd', {}, members.map(({title}) => title).join(', ')),
      ),
    ),
  );
}
