import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {fightRules} from '../../../../world/fightRules';
import type {Fight} from '../../../../src/shared/model/fight';
import {sideTexts} from './labels';
import {rollD20, Step} from './fields';

/** Prompts for a morale roll when a side needs one. */
export default function Morale({fight}: {readonly fight: Fight}): ReactNode {
  const due = fightRules.findMorale(fight);
  if (due === undefined) {
    return null;
  }
  const {side, strength} = due;
  return (
    <p className="trackerNotice">
      <Translate
        id="site.tracker.halfDown"
        description="Shown once half of a side is out of a fight"
        values={{side: sideTexts[side](), strength}}>
        {'{side}: half of them are down. Roll for morale against {strength}.'}
      </Translate>{' '}
      <Step
        label={translate({
          id: 'site.tracker.morale',
          message: 'Roll for morale',
        })}
        take={() => ({
          do: 'morale',
          side,
          strength,
          die: rollD20(),
        })}
      />
    </p>
  );
}
