import type {Declaration} from './sheet';

/** Whether a declaration sets a custom property. */
export function isCustom({property}: Declaration): boolean {
  return property.startsWith('--');
}

/** Maps custom properties to those that their values refer to. */
function namesBehind(
  declarations: readonly Declaration[],
): ReadonlyMap<string, readonly string[]> {
  const behind = new Map<string, string[]>();
  for (const {property, names} of declarations) {
    const known = behind.get(property) ?? [];
    known.push(...names);
    behind.set(property, known);
  }
  return behind;
}

/**
 * Lists the custom properties that declarations use, directly or indirectly.
 *
 * @param named those that the markup of the page refers to.
 */
export function usedNames(
  declarations: readonly Declaration[],
  named: readonly string[],
): ReadonlySet<string> {
  const behind = namesBehind(declarations.filter(isCustom));
  const own = declarations.filter((each) => !isCustom(each));
  const used = new Set<string>();
  const waiting = [...named, ...own.flatMap(({names}) => names)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (!used.has(name)) {
      used.add(name);
      waiting.push(...(behind.get(name) ?? []));
    }
  }
  return used;
}
