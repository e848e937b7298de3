import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';
import {fightRules} from '../../../../world/fightRules';
import Button from '../../../../src/shared/theme/Button';
import type {Fight} from '../../model/fight';
import {takeAction} from '../../client/trackerStore';
import {listAftermaths, type SheetAftermath} from '../../model/aftermath';
import {Form, NumberField, TextField} from './fields';

/** Writes what the fight has left of characters to their sheets; returns whether it could. */
async function writeBack(
  base: string,
  after: readonly SheetAftermath[],
): Promise<boolean> {
  try {
    const {settleCharacters} =
      await import('../../../character-sheet/client/settle');
    await settleCharacters(base, after);
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

/** What readers enter; the experience is worked out until they do. */
const NOTHING = {experience: undefined as number | undefined, coins: 0};

/** Ends a fight for the characters whose sheets this browser keeps. */
export default function WriteBack({fight}: {readonly fight: Fight}): ReactNode {
  const base = useBaseUrl('/');
  const [own, setOwn] = useState(NOTHING);
  const [things, setThings] = useState('');
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const loot = fightRules.listLoot(fight);
  const gains = {
    ...own,
    experience: own.experience ?? fightRules.shareExperience(fight),
    things: things.split(',').flatMap((each) => each.trim() || []),
  };
  const after = listAftermaths(fight, gains);
  const save = async (): Promise<void> => {
    setBusy(true);
    const isDone = await writeBack(base, after);
    say(
      describeResult(
        isDone,
        after.map(({name}) => name),
      ),
    );
    if (isDone) {
      setOwn(NOTHING);
      setThings('');
    }
    setBusy(false);
  };
  if (after.length === 0) {
    return null;
  }
  return (
    <Form
      legend={translate({
        id: 'site.tracker.back',
        message: 'After the fight',
      })}>
      {loot.length > 0 && (
        <ul className="trackerSpells trackerLibrary">
          {loot.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <NumberField
        label={translate({
          id: 'site.tracker.back.experience',
          message: 'Experience for each',
        })}
        value={gains.experience}
        least={0}
        most={99_999}
        onChange={(experience) => {
          setOwn({...own, experience});
        }}
      />
      <NumberField
        label={translate({
          id: 'site.tracker.back.coins',
          message: 'Marks for each',
        })}
        value={own.coins}
        least={0}
        most={99_999}
        onChange={(coins) => {
          setOwn({...own, coins});
        }}
      />
      <TextField
        label={translate(
          {
            id: 'site.tracker.back.things',
            message: 'Things that {name} takes, with commas',
          },
          {name: after[0]?.name ?? ''},
        )}
        value={things}
        onChange={setThings}
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
