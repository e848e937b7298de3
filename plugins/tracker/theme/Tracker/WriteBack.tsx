import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';
import {fightRules} from '../../../../world/fightRules';
import Button from '../../../../src/shared/theme/Button';
import type {Fight} from '../../model/fight';
import {takeAction} from '../../client/trackerStore';
import {listAftermaths} from '../../model/aftermath';
import {Form, NumberField} from './fields';

/** Writes what the fight has left of characters to their sheets. */
async function writeBack(
  base: string,
  fight: Fight,
  experience: number,
): Promise<void> {
  const {settleCharacters} =
    await import('../../../character-sheet/client/settle');
  await settleCharacters(base, listAftermaths(fight, experience));
  await takeAction(() => ({do: 'settle'}));
}

/** Ends a fight for the characters whose sheets this browser keeps. */
export default function WriteBack({fight}: {readonly fight: Fight}): ReactNode {
  const base = useBaseUrl('/');
  const share = fightRules.shareExperience(fight);
  const [own, setOwn] = useState<number>();
  const [said, say] = useState('');
  const experience = own ?? share;
  const names = listAftermaths(fight, experience).map(({name}) => name);
  if (names.length === 0) {
    return null;
  }
  return (
    <Form
      legend={translate({
        id: 'site.tracker.back',
        message: 'After the fight',
      })}>
      <NumberField
        label={translate({
          id: 'site.tracker.back.experience',
          message: 'Experience for each',
        })}
        value={experience}
        least={0}
        most={99_999}
        onChange={setOwn}
      />
      <Button
        onClick={() => {
          void writeBack(base, fight, experience).then(() => {
            setOwn(undefined);
            say(
              translate(
                {
                  id: 'site.tracker.back.done',
                  message: 'Written to the sheets of {names}.',
                },
                {names: names.join(', ')},
              ),
            );
          });
        }}>
        {translate({
          id: 'site.tracker.back.write',
          message: 'Write back to the sheets',
        })}
      </Button>
      <p role="status" className="trackerSoft">
        {said}
      </p>
    </Form>
  );
}
