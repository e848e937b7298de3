import type writeExcelFile from 'write-excel-file/node';
import {columnLetters} from './columns';
import type {ReadySheet} from './setSheet';

type Options = NonNullable<Parameters<typeof writeExcelFile>[1]>;

/** An extension of the workbook writer. */
type Feature = NonNullable<Options['features']>[number];

/** Returns the cell range of a sheet, such as `A1:L130`. */
export function getRange({data}: Pick<ReadySheet, 'data'>): string {
  const width = data[0]?.length ?? 1;
  return `A1:${columnLetters(width - 1)}${data.length}`;
}

/** Adds filter and sort buttons to the headings of each sheet. */
export function filterRow(sheets: readonly ReadySheet[]): Feature {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content, _, {sheetIndex}) => {
            const sheet = sheets[sheetIndex];
            return sheet === undefined
              ? content
              : content.replace(
                  '</sheetData>',
                  `</sheetData><autoFilter ref="${getRange(sheet)}"/>`,
                );
          },
        },
      },
    },
  };
}
