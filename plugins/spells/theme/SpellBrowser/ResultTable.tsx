import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Measured} from '../../model/browser/listing';
import {
  isSortedByFit,
  SORT_KEYS,
  type BrowserState,
  type SortKey,
} from '../../model/browser/state';
import {measures} from '../../model/measures';
import {sphereNamed} from '../../model/spheres';
import {spellSheets} from '../../../../world/catalogue';
import NamedColors from '../NamedColors';
import {getEntry} from './getEntry';
import {filterTexts} from './facetTexts';
import type {ViewProps} from './Results';
import Star from './Star';

type Column = {
  readonly title: string;
  /** The sort key that a click on the heading sets. */
  readonly sort?: SortKey | undefined;
};

function columns(): readonly Column[] {
  const texts = filterTexts();
  return [
    {
      title: translate({
        id: 'site.spellBrowser.name',
        message: 'Name',
        description: 'Heading of the names of spells',
      }),
      sort: 'name',
    },
    {title: texts.level, sort: 'level'},
    {title: texts.school, sort: 'school'},
    ...measures.map(([, {label, facet}]) => ({
      title: label,
      sort: SORT_KEYS.find((key) => key === facet),
    })),
    {title: texts.sphere},
  ];
}

type HeadingProps = Column & Pick<ViewProps, 'state' | 'change'>;

/** The direction in which a column is sorted; none while the best matches are first. */
function getDirection(
  state: BrowserState,
  own: SortKey | undefined,
): 'ascending' | 'descending' | undefined {
  if (state.sort !== own || isSortedByFit(state)) {
    return undefined;
  }
  return state.isDescending ? 'descending' : 'ascending';
}

function ColumnHeading(props: HeadingProps): ReactNode {
  const {title, sort, state, change} = props;
  const direction = getDirection(state, sort);
  return (
    <th scope="col" aria-sort={direction}>
      {sort === undefined ? (
        title
      ) : (
        <button
          type="button"
          className="spellSorter"
          onClick={() => {
            const isDescending =
              direction === 'ascending' ||
              (state.sort === sort && direction === undefined);
            change({...state, sort, isDescending});
          }}>
          {title}
          <span aria-hidden="true">
            {direction && (direction === 'ascending' ? ' ▲' : ' ▼')}
          </span>
        </button>
      )}
    </th>
  );
}

type RowProps = Pick<ViewProps, 'state' | 'book'> & {readonly row: Measured};

function Row({row, state, book}: RowProps): ReactNode {
  const {entry} = getEntry(row, state.casterLevel, false);
  const {title, anchor, level, school, sphere} = entry;
  return (
    <tr>
      <th scope="row">
        <Star entry={entry} isIn={book.anchors.has(anchor)} turn={book.turn} />
        <Link to={`${spellSheets.page}#${anchor}`}>{title}</Link>
      </th>
      <td>{level}</td>
      <td>{school}</td>
      {measures.map(([name]) => (
        <td key={name}>{entry[name]}</td>
      ))}
      <td>
        <NamedColors
          names={sphere.flatMap((name) => sphereNamed(name) ?? [])}
        />
      </td>
    </tr>
  );
}

/** Results as a table that sorts by a click on a heading. */
export default function ResultTable(props: ViewProps): ReactNode {
  const {state, change, rows, book} = props;
  const label = translate({
    id: 'site.spellBrowser.tableName',
    message: 'Spells and powers found',
    description: 'Name of the table of spells',
  });
  return (
    <div
      className="spellTable table-wide"
      role="region"
      aria-label={label}
      tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns().map((column) => (
              <ColumnHeading
                key={column.title}
                {...column}
                {...{state, change}}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.entry.anchor} {...{row, state, book}} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
