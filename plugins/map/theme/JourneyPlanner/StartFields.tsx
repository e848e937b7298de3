import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  countMonthDays,
  monthNames,
  type WorldDate,
} from '../../../calendar/model/calendar';
import Field from '../../../../src/shared/theme/Field';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import NumberInput from '../../../../src/shared/theme/Field/NumberInput';

type Props = {
  readonly start: WorldDate;
  readonly change: (start: WorldDate, control: string) => void;
};

function YearField({start, change}: Props): ReactNode {
  const label = translate({
    id: 'site.journeyPlanner.year',
    message: 'Year of departure',
    description: 'Label of the year in which a journey begins',
  });
  return (
    <Field label={label}>
      {(id) => (
        <NumberInput
          id={id}
          value={start.year}
          bounds={[1, 99999]}
          isLive
          onSave={(year) => {
            const day = Math.min(start.day, countMonthDays(year, start.month));
            change({...start, year, day}, 'year');
          }}
        />
      )}
    </Field>
  );
}

export default function StartFields({start, change}: Props): ReactNode {
  const {day, month, year} = start;
  const days = Array.from({length: countMonthDays(year, month)}, (_, index) =>
    String(index + 1),
  );
  return (
    <>
      <ChoiceField
        label={translate({
          id: 'site.journeyPlanner.day',
          message: 'Day of departure',
          description: 'Label of the day on which a journey begins',
        })}
        options={days}
        chosen={day - 1}
        choose={(index) => {
          change({...start, day: index + 1}, 'day');
        }}
      />
      <ChoiceField
        label={translate({
          id: 'site.journeyPlanner.month',
          message: 'Month of departure',
          description: 'Label of the month in which a journey begins',
        })}
        options={monthNames}
        chosen={month - 1}
        choose={(index) => {
          const last = countMonthDays(year, index + 1);
          change({year, month: index + 1, day: Math.min(day, last)}, 'month');
        }}
      />
      <YearField {...{start, change}} />
    </>
  );
}
