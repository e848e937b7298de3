import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';
import {fightRules} from '../../../../world/fightRules';
import Button from '../../../../src/shared/theme/Button';
import type {Fight} from '../../../../src/shared/model/fight';
import {takeAction} from '../../client/trackerStore';
import {listAftermaths} from '../../model/aftermath';
import {Form, NumberField} from './fields';

/** Writes what the fight has left of characters to their sheets; returns whether it could. */
async function writeBack(
  base: string,
  fight: Fight,
  experience: number,
): Promise<boolean> {
  try {
    const {settleCharacters} =
      await import('../../../character-sheet/client/settle');
    await settleCharacters(base, listAftermaths(fight, experience));
    await takeAction(() => ({do: 'settle'}));
    return true;
  } catch {
    return false;
  }
}

function describeResult(isDone: boolean, names: readonly string[]): string {
  return isDone
    ? translate(
        {
          id: 'site.tracker.back.done',
          message: 'Written to the sheets of {names}.',
        },
        {names: names.join(', ')},
      )
    : translate({
        id: 'site.tracker.back.failed',
        message:
          'The sheets did not load. Check your connection and try again.',
      });
}

/** Ends a fight for the characters whose sheets this browser keeps. */
export default function WriteBack({fight}: {readonly fight: Fight}): ReactNode {
  const base = useBaseUrl('/');
  const share = fightRules.shareExperience(fight);
  const [own, setOwn] = useState<number>();
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const experience = own ?? share;
  const names = listAftermaths(fight, experience).map(({name}) => name);
  const save = async (): Promise<void> => {
    setBusy(true);
    const isDone = await writeBack(base, fight, experience);
    say(describeResult(isDone, names));
    if (isDone) {
      setOwn(undefined);
    }
    setBusy(false);
  };
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
        disabled={isBusy}
        onClick={() => {
          void save();
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
