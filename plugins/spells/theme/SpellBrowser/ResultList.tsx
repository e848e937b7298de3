import Heading from '@theme/Heading';
import {useMemo, type ReactNode} from 'react';
import {ordinal} from '../../../../src/shared/model/ordinal';
import type {Measured} from '../../model/browser/listing';
import {isSortedByFit} from '../../model/browser/state';
import {byLevel, bySchool} from '../../model/groups';
import {levelName} from '../SpellList/levelName';
import Result from './Result';
import type {ViewProps} from './Results';

type PartProps = ViewProps & {readonly isAlone: boolean};

function Part(props: PartProps): ReactNode {
  const {state, rows, book, isAlone} = props;
  return rows.map((row) => (
    <Result
      key={row.entry.anchor}
      row={row}
      casterLevel={state.casterLevel}
      as={isAlone ? 'h3' : 'h5'}
      isAlone={isAlone}
      isIn={book.anchors.has(row.entry.anchor)}
      turn={book.turn}
    />
  ));
}

/** A record with its group keys. */
function placed(row: Measured) {
  const {school, level} = row.entry;
  return {school, level, row};
}

function Grouped(props: ViewProps): ReactNode {
  const {rows} = props;
  const schools = useMemo(() => bySchool(rows.map(placed)), [rows]);
  return schools.map((school) => (
    <section key={school.key}>
      <Heading as="h3">{school.key}</Heading>
      {byLevel(school.members).map(({key, members}) => (
        <section key={key}>
          <Heading as="h4" className="spellLevel">
            {levelName(ordinal(key))}
          </Heading>
          <Part {...props} rows={members.map(({row}) => row)} isAlone={false} />
        </section>
      ))}
    </section>
  ));
}

/** Results in full, grouped by school and level, or in the chosen order. */
export default function ResultList(props: ViewProps): ReactNode {
  const {state} = props;
  const isGrouped = state.sort === 'school' && !state.isDescending;
  return isGrouped && !isSortedByFit(state) ? (
    <Grouped {...props} />
  ) : (
    <Part {...props} isAlone />
  );
}
