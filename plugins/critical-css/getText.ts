import type {Declaration, Part} from './sheet';

/** Returns the text of a part with the declarations that are used. */
export function getText(
  part: Part,
  isUsed: (each: Declaration) => boolean = () => true,
): string {
  if (part.kind === 'rule') {
    const kept = part.declarations.filter(isUsed).map(({text}) => text);
    const selectors = part.selectors.map(({text}) => text);
    return kept.length === 0 ? '' : `${selectors.join(',')}{${kept.join(';')}}`;
  }
  if (part.kind === 'group') {
    const inner = part.parts.map((each) => getText(each, isUsed)).join('');
    return inner === '' ? '' : `${part.prelude}{${inner}}`;
  }
  return part.text;
}
