import type {ReactNode} from 'react';
import type {AtlasData} from './atlasData';
import Failure from './Failure';
import PlannerForm from './PlannerForm';
import {useAtlas} from './useAtlas';
import {useMapState} from './useMapState';

function Planner({data}: {readonly data: AtlasData}): ReactNode {
  return <PlannerForm {...useMapState(data)} data={data} />;
}

/** The interactive planner, loaded when readers come near it. */
export default function Live(): ReactNode {
  const {part, hasFailed} = useAtlas();
  if (hasFailed) {
    return <Failure />;
  }
  return part && <Planner data={part} />;
}
