import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Says that the planner failed to load, and what works without it. */
export default function Failure(): ReactNode {
  return (
    <p role="alert">
      <Translate
        id="site.journeyPlanner.failed"
        description="Where what the planner needs cannot be fetched">
        The roads did not load. The tables of this page give the miles and the
        speeds.
      </Translate>
    </p>
  );
}
