import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import type {Fighter} from '../../../../src/shared/model/fighter';

type Props = {readonly makeFighter: () => Fighter};

/** Adds the open character to the current fight, in the tracker. */
export default function FightButton({makeFighter}: Props): ReactNode {
  const base = useBaseUrl('/');
  return (
    <p>
      <Button
        onClick={() => {
          void import('../Tracker/mount').then(({showInTracker}) =>
            showInTracker(base, [
              {fighter: makeFighter(), side: 'heroes', count: 1},
            ]),
          );
        }}>
        <Translate
          id="site.sheet.fight"
          description="Adds a character to the current fight">
          Add to the fight
        </Translate>
      </Button>
    </p>
  );
}
