import type {Marks} from './findMarks';
import {getText} from './getText';
import {listRules} from './listRules';
import type {Declaration, Part, Sheet} from './sheet';
import {isCustom, usedNames} from './usedNames';

/** What determines which styles a page uses. */
export type PageUsage = {
  readonly marks: Marks;
  /** The custom properties that its markup refers to. */
  readonly names: readonly string[];
};

/** Drops rules that cannot match in the page. */
function thinned(parts: readonly Part[], marks: Marks): readonly Part[] {
  return parts.flatMap((part): readonly Part[] => {
    if (part.kind === 'rule') {
      const selectors = part.selectors.filter(({needs}) =>
        needs.every((need) => marks.has(need)),
      );
      return selectors.length === 0 ? [] : [{...part, selectors}];
    }
    if (part.kind === 'group') {
      const inner = thinned(part.parts, marks);
      return inner.length === 0 ? [] : [{...part, parts: inner}];
    }
    return [part];
  });
}

/** Drops keyframes that no declaration refers to. */
function withoutIdleMotion(
  parts: readonly Part[],
  declarations: readonly Declaration[],
): readonly Part[] {
  const said = declarations.map(({text}) => text).join(';');
  return parts.filter(
    (part) => part.kind !== 'keyframes' || said.includes(part.name),
  );
}

/**
 * Selects the styles that a page uses before scripts change it. The order of layers is kept, so
 * that the whole sheet can be applied later without any change.
 */
export function selectCriticalCss(
  {layers, parts}: Sheet,
  {marks, names}: PageUsage,
): string {
  const kept = thinned(parts, marks);
  const declarations = listRules(kept).flatMap((rule) => rule.declarations);
  const used = usedNames(declarations, names);
  const isUsed = (each: Declaration): boolean =>
    !isCustom(each) || used.has(each.property);
  return [
    ...(layers.length === 0 ? [] : [`@layer ${layers.join(',')};`]),
    ...withoutIdleMotion(kept, declarations).map((part) =>
      getText(part, isUsed),
    ),
  ].join('');
}
