import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';
import {fightRules} from '../../../../world/fightRules';
import Button from '../../../../src/shared/theme/Button';
import type {Fight} from '../../../../src/shared/model/fight';
import {takeAction} from '../../client/trackerStore';
import {listAftermaths, type SheetAftermath} from '../../model/aftermath';
import {Form, NumberField, TextField} from './fields';

/** Writes the results of the fight to the character sheets; returns whether that worked. */
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

function describeResult(
  isDone: boolean,
  after: readonly SheetAftermath[],
): string {
  return isDone
    ? translate(
        {
          id: 'site.tracker.back.done',
          message: 'Updated the character sheets of {names}.',
        },
        {names: after.map(({name}) => name).join(', ')},
      )
    : translate({
        id: 'site.tracker.back.failed',
        message:
          'The character sheets did not load. Check your connection and try again.',
      });
}

/** The entered rewards; the experience is calculated until readers change it. */
type Entered = {
  readonly experience?: number;
  readonly coins: number;
  readonly things: string;
};

const NOTHING: Entered = {coins: 0, things: ''};

const gainTexts = {
  experience: () =>
    translate({
      id: 'site.tracker.back.experience',
      message: 'Experience for each',
    }),
  coins: () =>
    translate({id: 'site.tracker.back.coins', message: 'Marks for each'}),
};

function nameThings(name: string): string {
  return translate(
    {
      id: 'site.tracker.back.things',
      message: 'Items for {name}, separated by commas',
    },
    {name},
  );
}

/** The items carried by defeated foes. */
function Loot({fight}: {readonly fight: Fight}): ReactNode {
  return (
    <ul className="trackerSpells trackerLibrary">
      {fightRules.listLoot(fight).map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** Ends a fight for the characters saved in this browser. */
export default function WriteBack({fight}: {readonly fight: Fight}): ReactNode {
  const base = useBaseUrl('/');
  const [entered, change] = useState(NOTHING);
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const experience = entered.experience ?? fightRules.shareExperience(fight);
  const things = entered.things.split(',').flatMap((each) => each.trim() || []);
  const {coins} = entered;
  const after = listAftermaths(fight, {experience, coins, things});
  const save = async (): Promise<void> => {
    setBusy(true);
    const isDone = await writeBack(base, after);
    say(describeResult(isDone, after));
    if (isDone) {
      change(NOTHING);
    }
    setBusy(false);
  };
  const [first] = after;
  return (
    first && (
      <Form
        legend={translate({
          id: 'site.tracker.back',
          message: 'After the fight',
        })}>
        <Loot fight={fight} />
        {(['experience', 'coins'] as const).map((key) => (
          <NumberField
            key={key}
            label={gainTexts[key]()}
            value={key === 'coins' ? coins : experience}
            least={0}
            most={99_999}
            onChange={(value) => {
              change({...entered, [key]: value});
            }}
          />
        ))}
        <TextField
          label={nameThings(first.name)}
          value={entered.things}
          onChange={(text) => {
            change({...entered, things: text});
          }}
        />
        <Button disabled={isBusy} onClick={() => void save()}>
          {translate({
            id: 'site.tracker.back.write',
            message: 'Update the character sheets',
          })}
        </Button>
        <p role="status" className="trackerSoft">
          {said}
        </p>
      </Form>
    )
  );
}
