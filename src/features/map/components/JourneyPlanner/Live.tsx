import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {AtlasData} from './atlasData';
import PlannerForm from './PlannerForm';
import {useAtlas} from './useAtlas';
import {useMapState} from './useMapState';

function Planner({data}: {readonly data: AtlasData}): ReactNode {
  return <PlannerForm {...useMapState(data)} data={data} />;
}

/** The planner, once readers are near it. */
export default function Live(): ReactNode {
  const {part, hasFailed} = useAtlas();
  if (hasFailed) {
    return (
      <p role="alert">
        <Translate
          id="site.journeyPlanner.failed"
          description="Where what the planner needs cannot be fetched">
          The roads could not be fetched. The tables of this page hold the miles
          and the speeds.
        </Translate>
      </p>
    );
  }
  return part && <Planner data={part} />;
}
