import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Says that the planner failed to load, and names an alternative. */
export default function Failure(): ReactNode {
  return (
    <p role="alert">
      <Translate
        id="site.journeyPlanner.failed"
        description="Shown if the data of the planner did not load">
        The roads did not load. The tables on this page list distances and
        speeds.
      </Translate>
    </p>
  );
}
