import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Place} from '../../model/places';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import fields from '../../../../src/shared/theme/Field/styles.module.css';

type Props = {
  readonly places: readonly Place[];
  readonly stops: readonly string[];
  readonly change: (stops: readonly string[]) => void;
};

/** Label of the empty choice. */
const NOWHERE = '—';

function label(index: number): string {
  return index === 0
    ? translate({
        id: 'site.journeyPlanner.from',
        message: 'From',
        description: 'Label of the place where a journey begins',
      })
    : translate(
        {
          id: 'site.journeyPlanner.to',
          message: 'To ({number})',
          description: 'Label of a destination of a journey',
        },
        {number: index},
      );
}

function Stop(props: {
  readonly places: readonly Place[];
  readonly index: number;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}): ReactNode {
  const {places, index, chosen, choose} = props;
  // The first option is the empty choice.
  return (
    <ChoiceField
      label={label(index)}
      options={[NOWHERE, ...places.map(({name}) => name)]}
      chosen={places.findIndex(({id}) => id === chosen) + 1}
      choose={(at) => {
        choose(places[at - 1]?.id ?? '');
      }}
    />
  );
}

/** The stops of a journey: a field for each stop, and a field for the next. */
export default function Stops({places, stops, change}: Props): ReactNode {
  const sorted = places.toSorted((a, b) => a.name.localeCompare(b.name));
  const shown = stops.length === 0 ? ['', ''] : [...stops, ''];
  return (
    <>
      {shown.map((stop, index) => (
        <Stop
          key={index}
          places={sorted}
          index={index}
          chosen={stop}
          choose={(id) => {
            change(shown.with(index, id).filter((each) => each !== ''));
          }}
        />
      ))}
      {stops.length > 0 && (
        <div className={fields.field}>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              change([]);
            }}>
            <Translate
              id="site.journeyPlanner.startOver"
              description="Button that takes all places out of a journey">
              Start over
            </Translate>
          </button>
        </div>
      )}
    </>
  );
}
