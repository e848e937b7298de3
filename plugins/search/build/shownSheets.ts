import type {SheetSelection} from '../../../src/shared/model/csv';
import {conditions, listed} from '../../tables/model/sheetAttributes';
import {POSITION_COLUMNS} from '../../map/model/keyedPlan';

export type ShownSheet = {
  /** Path of the file under static/. */
  readonly src: string;
  readonly caption: string;
  /** Prefix of its rows' anchors, if they have any. */
  readonly anchors: string | undefined;
  /** The part of it that is shown. */
  readonly selection: SheetSelection;
};

const COMPONENT =
  /<(?<component>DataTable|DataGrid|FactBox|KeyedPlan)\b(?<attributes>(?:[^>"{]|"[^"]*"|\{[^}]*\})*)>/g;

const ATTRIBUTE = /(?<name>\w+)="(?<value>[^"]*)"/g;

function listAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(({groups}) => [
      groups?.['name'] ?? '',
      groups?.['value'] ?? '',
    ]),
  );
}

/** Lists the CSV files that a part of a page shows. */
export function shownSheets(markdown: string): readonly ShownSheet[] {
  return [...markdown.matchAll(COMPONENT)].flatMap(({groups}) => {
    const attributes = listAttributes(groups?.['attributes'] ?? '');
    const src = attributes.get('src');
    const last = attributes.get('last');
    return src === undefined
      ? []
      : [
          {
            src,
            caption: attributes.get('caption') ?? '',
            anchors: attributes.get('anchors'),
            selection: {
              columns: listed(attributes.get('columns')),
              exclude:
                groups?.['component'] === 'KeyedPlan'
                  ? POSITION_COLUMNS
                  : listed(attributes.get('exclude')),
              row: attributes.get('row'),
              where: conditions(attributes.get('where')),
              ...(last !== undefined && {last: Number(last)}),
            },
          },
        ];
  });
}
