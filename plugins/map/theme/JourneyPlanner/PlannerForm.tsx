import Translate, {translate} from '@docusaurus/Translate';
import {travel} from '../../../../world/travel';
import type {ReactNode} from 'react';
import type {JourneyRequest} from '../../model/journey';
import {goesOverLand, grounds, travelers, waysTaken} from '../../model/travel';
import Calculator from '../../../../src/shared/theme/Calculator';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import type {AtlasData} from './atlasData';
import PlanResult from './PlanResult';
import ReachField from './ReachField';
import ReachList from './ReachList';
import StartFields from './StartFields';
import Stops from './Stops';
import {groundTexts, wayTexts} from './texts';
import type {MapStateInAddress} from './useMapState';

type Props = MapStateInAddress & {readonly data: AtlasData};

type FieldProps = {
  readonly journey: JourneyRequest;
  readonly change: (journey: JourneyRequest) => void;
};

function WayFields({journey, change}: FieldProps): ReactNode {
  return (
    <>
      <ChoiceField
        label={translate({
          id: 'site.journeyPlanner.way',
          message: 'Route',
          description: 'Label of the choice of ways of a journey',
        })}
        options={waysTaken.map((way) => wayTexts()[way])}
        chosen={waysTaken.indexOf(journey.way)}
        choose={(index) => {
          change({...journey, way: waysTaken[index] ?? journey.way});
        }}
      />
      <ChoiceField
        label={translate({
          id: 'site.journeyPlanner.ground',
          message: 'Terrain',
          description: 'Label of the choice of the terrain',
        })}
        options={grounds.map((ground) => groundTexts()[ground])}
        chosen={grounds.indexOf(journey.ground)}
        choose={(index) => {
          change({...journey, ground: grounds[index] ?? journey.ground});
        }}
      />
    </>
  );
}

function TravelFields({journey, change}: FieldProps): ReactNode {
  return (
    <>
      <ChoiceField
        label={translate({
          id: 'site.journeyPlanner.by',
          message: 'Travel by',
          description: 'Label of the choice of traveler',
        })}
        options={travel.travelers.map(({label}) => label)}
        chosen={travelers.indexOf(journey.by)}
        choose={(index) => {
          change({...journey, by: travelers[index] ?? journey.by});
        }}
      />
      {goesOverLand(journey.by) && <WayFields {...{journey, change}} />}
    </>
  );
}

type IgnoredProps = {readonly parts: MapStateInAddress['ignored']};

/** Names the parts of the address that could not be read. */
function Ignored({parts}: IgnoredProps): ReactNode {
  return (
    <p role="status">
      <Translate
        id="site.journeyPlanner.ignored"
        description="Shown if parts of an address could not be read"
        values={{parts: parts.join(', ')}}>
        {'Ignored in this link (not on the map): {parts}'}
      </Translate>
    </p>
  );
}

/** The form of the planner. The address contains its values. */
export default function PlannerForm(props: Props): ReactNode {
  const {data, state, ignored, change} = props;
  const {journey, start} = state;
  const travel = (next: JourneyRequest): void => {
    change({...state, journey: next});
  };
  return (
    <>
      {ignored.length > 0 && <Ignored parts={ignored} />}
      <Calculator
        title={translate({
          id: 'site.journeyPlanner.title',
          message: 'Plan a journey',
          description: 'Title of the journey planner',
        })}
        result={
          <>
            <PlanResult {...{data, state}} />
            {state.reach && <ReachList {...{data, state}} />}
          </>
        }>
        <Stops
          places={data.places}
          stops={journey.stops}
          change={(stops) => {
            travel({...journey, stops});
          }}
        />
        <TravelFields journey={journey} change={travel} />
        <StartFields
          start={start}
          change={(next, control) => {
            change({...state, start: next}, control);
          }}
        />
        <ReachField
          isShown={state.reach}
          show={(reach) => {
            change({...state, reach});
          }}
        />
      </Calculator>
    </>
  );
}
