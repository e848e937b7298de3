/** Splits a policy into its directives: their names with their sources. */
function parsePolicy(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, sources] as const),
  );
}

/**
 * Merges the content security policies of builds, so that a host can send one for all pages: each
 * directive gets the sources of all.
 */
export function mergePolicies(policies: readonly string[]): string {
  const merged = new Map<string, readonly string[]>();
  for (const policy of policies) {
    for (const [name, sources] of parsePolicy(policy)) {
      merged.set(name, [...new Set([...(merged.get(name) ?? []), ...sources])]);
    }
  }
  return Array.from(merged, (directive) => directive.flat().join(' ')).join(
    '; ',
  );
}
