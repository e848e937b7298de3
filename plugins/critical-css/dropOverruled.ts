import {isImportant} from './isImportant';
import type {Part, Sheet} from './sheet';
import {isCustom} from './usedNames';

const ROOT = ':root';

/** Lists the custom properties that are set on the root outside layers and conditions, and so always win. */
function listSettled(parts: readonly Part[]): ReadonlySet<string> {
  const settled = parts.flatMap((part) =>
    part.kind === 'rule' && part.selectors.some(({text}) => text === ROOT)
      ? part.declarations.filter(isCustom).map(({property}) => property)
      : [],
  );
  return new Set(settled);
}

function isOfRoot(part: Part): boolean {
  return (
    part.kind === 'rule' && part.selectors.every(({text}) => text === ROOT)
  );
}

function findDrop(part: Part, settled: ReadonlySet<string>): Part {
  if (part.kind === 'group') {
    return {...part, parts: part.parts.map((each) => findDrop(each, settled))};
  }
  return part.kind === 'rule' && isOfRoot(part)
    ? {
        ...part,
        declarations: part.declarations.filter(
          (each) => isImportant(each) || !settled.has(each.property),
        ),
      }
    : part;
}

/** Drops custom properties that layers set on the root, if styles outside layers always override them. */
export function dropOverruled({layers, parts}: Sheet): Sheet {
  const settled = listSettled(parts);
  return {
    layers,
    parts: parts.map((part) =>
      part.kind === 'group' && part.prelude.startsWith('@layer')
        ? findDrop(part, settled)
        : part,
    ),
  };
}
