import type {Declaration} from './sheet';

/** Tells whether a declaration gives a custom property a value. */
export function isCustom({property}: Declaration): boolean {
  return property.startsWith('--');
}

/** The custom properties that the values of each are made of. */
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
 * Lists the custom properties that declarations use, by themselves or through others.
 *
 * @param named those that the markup of the page uses.
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
