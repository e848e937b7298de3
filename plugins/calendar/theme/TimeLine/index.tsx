import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {
  writeToAddress,
  useLinkedQuery,
} from '../../../../src/shared/client/useLinkedQuery';
import type {Sheet} from '../../../../src/shared/model/csv';
import {
  listChoices,
  listEvents,
  timelineFilters,
  type TimelineChoice,
  type TimelineFilter,
} from '../../model/timeline';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import {Frame, SheetTable} from '../../../tables/theme/DataTable';
import styles from './styles.module.css';

type Props = {
  readonly caption: string;
  /** The events; the build passes them in. */
  readonly sheet: Sheet;
};

type FiltersProps = {
  readonly sheet: Sheet;
  readonly choice: TimelineChoice;
  readonly choose: (filter: TimelineFilter, wanted: string | undefined) => void;
};

function labels(): Readonly<Record<TimelineFilter, string>> {
  return {
    Region: translate({
      id: 'site.timeLine.region',
      message: 'Region',
      description: 'Label of the filter of a time line',
    }),
    House: translate({
      id: 'site.timeLine.house',
      message: 'House',
      description: 'Label of the filter of a time line',
    }),
  };
}

function Filters({sheet, choice, choose}: FiltersProps): ReactNode {
  const any = translate({
    id: 'site.timeLine.any',
    message: 'all',
    description: 'What a filter of a time line shows where nothing is chosen',
  });
  return timelineFilters.map((filter) => {
    const options = listChoices(sheet, filter);
    return (
      <ChoiceField
        key={filter}
        label={labels()[filter]}
        options={[any, ...options]}
        chosen={options.indexOf(choice[filter] ?? '') + 1}
        choose={(index) => {
          choose(filter, options[index - 1]);
        }}
      />
    );
  });
}

function Chosen(props: Props & Linked): ReactNode {
  const {caption, sheet, linked} = props;
  const [choice, setChoice] = useState(linked);
  const shown = listEvents(sheet, choice);
  return (
    <>
      <div className={styles.filters}>
        <Filters
          sheet={sheet}
          choice={choice}
          choose={(filter, wanted) => {
            writeToAddress({[filter.toLowerCase()]: wanted ?? ''});
            setChoice({...choice, [filter]: wanted});
          }}
        />
        <p className={styles.count} role="status">
          <Translate
            id="site.timeLine.count"
            description="How many events of a time line are shown"
            values={{shown: shown.rows.length, all: sheet.rows.length}}>
            {'{shown} of {all} events'}
          </Translate>
        </p>
      </div>
      <Frame>
        <SheetTable caption={caption} sheet={shown} />
      </Frame>
    </>
  );
}

type Linked = {
  /** The choice in the address. */
  readonly linked: TimelineChoice;
};

/** Reads the choice from the address, ignoring values that do not exist. */
function findChoice(query: URLSearchParams, sheet: Sheet): TimelineChoice {
  return Object.fromEntries(
    timelineFilters.flatMap((filter) => {
      const wanted = query.get(filter.toLowerCase());
      return wanted !== null && listChoices(sheet, filter).includes(wanted)
        ? [[filter, wanted]]
        : [];
    }),
  );
}

/** A table of events, filtered by region and House. The address contains the choice. */
export default function TimeLine(props: Props): ReactNode {
  const linked = findChoice(useLinkedQuery(), props.sheet);
  return <Chosen key={JSON.stringify(linked)} {...props} linked={linked} />;
}
