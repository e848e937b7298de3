import Translate, {translate} from '@docusaurus/Translate';
import {memo, useState, type ReactNode} from 'react';
import {hasWords} from '../../../../src/shared/model/hasWords';
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import Button from '../../../../src/shared/theme/Button';
import {addFighters} from '../../client/trackerStore';
import {MOST_OF_A_KIND} from '../../model/encounter';
import {writeAttack} from '../../../../src/shared/model/figures';
import type {Fighter, Side} from '../../../../src/shared/model/fighter';
import type {FightTable, Party} from '../../../../src/shared/model/fightRules';
import {Form, NumberField, TextField} from './fields';
import {sideTexts} from './labels';
import LibraryRow from './LibraryRow';
import OwnForm from './OwnForm';
import SavedFighters from './SavedFighters';

/** Lists the search text of a foe besides its name: rank, kind, place, and damage. */
function writeFacts({rank, kind, place, hitPoints, attacks}: Fighter): string {
  return [
    translate({id: 'site.tracker.add.rank', message: 'rank {rank}'}, {rank}),
    ...[kind, place].filter((each = '') => each !== ''),
    pluralForm(
      hitPoints,
      translate(
        {
          id: 'site.tracker.add.hitPoints',
          message: '{hitPoints} hit point|{hitPoints} hit points',
        },
        {hitPoints},
      ),
    ),
    ...attacks.slice(0, 2).map(writeAttack),
  ].join(' · ');
}

/** Joins a rank to its number, so that rank 1 is found neither in rank 12 nor in dice. */
function joinRank(text: string): string {
  return text.replaceAll(/rank (\d+)/gi, 'rank$1.');
}

type LibraryProps = {
  readonly label: string;
  readonly fighters: readonly Fighter[];
  readonly side: Side;
};

/** A list of fighters, each added with one tap. */
function Library({label, fighters, side}: LibraryProps): ReactNode {
  const [text, setText] = useState('');
  const [count, setCount] = useState(1);
  const shown = fighters.filter((fighter) =>
    hasWords(
      joinRank(`${fighter.name} ${writeFacts(fighter)}`),
      joinRank(text),
    ),
  );
  return (
    fighters.length > 0 && (
      <Form legend={sideTexts[side]()}>
        <TextField label={label} value={text} onChange={setText} />
        <NumberField
          label={translate({id: 'site.tracker.count', message: 'How many'})}
          value={count}
          least={1}
          most={MOST_OF_A_KIND}
          onChange={setCount}
        />
        <ul className="trackerSpells trackerLibrary" aria-label={label}>
          {shown.map((fighter) => (
            <LibraryRow
              key={fighter.name}
              name={fighter.name}
              note={writeFacts(fighter)}
              groups={[{fighter, side, count}]}
            />
          ))}
        </ul>
      </Form>
    )
  );
}

/** Adds a whole party with one tap. */
function PartyButton({name, fighters}: Party): ReactNode {
  return (
    <Button
      onClick={() =>
        void addFighters(
          fighters.map((fighter) => ({fighter, side: 'heroes', count: 1})),
        )
      }>
      {translate(
        {id: 'site.tracker.add.party', message: 'Add {name} ({count})'},
        {name, count: fighters.length},
      )}
    </Button>
  );
}

/** Adds characters and foes of the world to the fight. */
function AddFighters({table}: {readonly table: FightTable}): ReactNode {
  return (
    <details className="trackerFold">
      <summary>
        <Translate id="site.tracker.addFighters" description="Opens a form">
          Add fighters
        </Translate>
      </summary>
      <div className="trackerForm">
        {table.parties.map((party) => (
          <PartyButton key={party.name} {...party} />
        ))}
      </div>
      <SavedFighters />
      <Library
        side="heroes"
        label={translate({
          id: 'site.tracker.character',
          message: 'Find a character',
        })}
        fighters={table.characters}
      />
      <Library
        side="foes"
        label={translate({
          id: 'site.tracker.foe',
          message: 'Find a foe by name, rank, kind, place, or damage',
        })}
        fighters={table.foes}
      />
      <OwnForm foes={table.foes} />
    </details>
  );
}

export default memo(AddFighters);
