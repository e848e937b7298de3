import type {Picture} from '../../../shared/lib/asset';

/** Whether a cell says nothing without its heading. */
function isBare(cell: string): boolean {
  return /^[\d,.–\-\s]+$/.test(cell);
}

function headed(heading: string, cell: string): string {
  return isBare(cell)
    ? `${heading.charAt(0).toUpperCase()}${heading.slice(1)} ${cell}`
    : cell;
}

/**
 * What a caption says of a picture beside its title: the chosen notes in their order, in one line.
 *
 * @param fields headings with commas between them, as authors write them.
 */
export function noteLine({notes = {}}: Picture, fields: string): string {
  const cells = new Map(
    Object.entries(notes).map(([heading, cell]) => [
      heading.toLowerCase(),
      cell.trim(),
    ]),
  );
  return fields
    .split(',')
    .map((field) => field.trim())
    .flatMap((field) => {
      const cell = cells.get(field.toLowerCase()) ?? '';
      return cell === '' ? [] : [headed(field, cell)];
    })
    .join(' · ');
}
