import type {Picture} from '../../../src/shared/model/asset';

/** Whether a cell is meaningless without its heading. */
function isBare(cell: string): boolean {
  return /^[\d,.–\-\s]+$/.test(cell);
}

function headed(heading: string, cell: string): string {
  return isBare(cell)
    ? `${heading.charAt(0).toUpperCase()}${heading.slice(1)} ${cell}`
    : cell;
}

/**
 * Formats the selected notes of an image in one line, in the given order.
 *
 * @param fields headings separated by commas.
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
