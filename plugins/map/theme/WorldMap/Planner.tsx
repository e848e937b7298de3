import Translate from '@docusaurus/Translate';
import {useState, type ComponentType, type ReactNode} from 'react';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import type {Props} from './Planned';
import PlannerDrawer from './PlannerDrawer';

async function fetchPlanned(): Promise<ComponentType<Props>> {
  const {default: part} = await import('./Planned');
  return part;
}

/**
 * The planner below the map. It loads once readers open it, or if the address contains a journey.
 */
export default function Planner(props: Props): ReactNode {
  const {journey, reach} = props.state;
  const isPlanned = journey.stops.length > 0 || reach;
  const [isOpen, setIsOpen] = useState(isPlanned);
  const {part: Planned, hasFailed} = useWantedPart(
    fetchPlanned,
    isOpen,
    () => undefined,
  );
  return (
    <PlannerDrawer open={isPlanned || isOpen} onOpen={setIsOpen}>
      {Planned && <Planned {...props} />}
      {hasFailed && (
        <p role="alert">
          <Translate
            id="site.worldMap.plannerFailed"
            description="Shown if the planner below the map did not load">
            The planner did not load. Close it and open it again.
          </Translate>
        </p>
      )}
    </PlannerDrawer>
  );
}
