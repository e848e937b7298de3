import {derivedFiles} from '../../world/derivedFiles';
import type {DerivedFiles} from '../../src/site/derivedFiles';

/**
 * Finds out whether a command writes a sheet, whose changes by hand would be lost.
 *
 * @param path from the root of the project.
 * @param derived the files that commands write.
 * @returns one fault with what to change instead, or none.
 */
export function findDerivationFaults(
  path: string,
  derived: readonly DerivedFiles[] = derivedFiles,
): readonly string[] {
  const inStatic = path.replace(/^static\//, '');
  const found = derived.find(
    ({includes}) => inStatic !== path && includes(inStatic),
  );
  return found === undefined
    ? []
    : [
        `${path}: found a sheet that "${found.command}" writes and would overwrite, expected a change of ${found.sources.join(' or ')}, and then "${found.command}".`,
      ];
}
