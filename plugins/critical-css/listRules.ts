import type {Part, Rule} from './sheet';

/** Lists the rules of a sheet, including nested ones. */
export function listRules(parts: readonly Part[]): readonly Rule[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') {
      return [part];
    }
    return part.kind === 'group' ? listRules(part.parts) : [];
  });
}
