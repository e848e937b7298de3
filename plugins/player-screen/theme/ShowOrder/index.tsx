import Translate from '@docusaurus/Translate';
import type {ComponentType, ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import {present} from '../Presenter/mount';

type Props = {readonly hasBegun: boolean; readonly Order: ComponentType};

/** The button that shows the order of a fight to the players. */
export default function ShowOrder({hasBegun, Order}: Props): ReactNode {
  return (
    <Button
      disabled={!hasBegun}
      onClick={() => {
        present({kind: 'order', Order});
      }}>
      <Translate
        id="site.tracker.show"
        description="Shows the order of a fight on the player screen">
        Show players
      </Translate>
    </Button>
  );
}
