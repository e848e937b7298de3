import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import Field from '../../../../src/shared/theme/Field';
import Input from '../../../../src/shared/theme/Field/Input';
import NumberFault from '../../../../src/shared/theme/Field/NumberFault';
import {parseWholeNumber} from '../../../../src/shared/model/wholeNumber';
import {drawFairly} from '../../../dice/client/rolls';
import type {Rise} from '../../model/sheetRules';
import type {LevelUp} from '../../model/sheetView';

type Props = {
  readonly levelUp: LevelUp;
  readonly raise: (rise: Rise) => void;
};

type DieProps = {
  readonly sides: number;
  readonly roll: string;
  readonly setRoll: (roll: string) => void;
};

/** Reads a roll; 0 if there is none yet, undefined if it is not a side of the die. */
function parseRoll(roll: string, sides: number): number | undefined {
  return roll === '' ? 0 : parseWholeNumber(roll, [1, sides]);
}

/** The roll of the hit die, if readers rolled it themselves. */
function HitDie({sides, roll, setRoll}: DieProps): ReactNode {
  return (
    <Field
      look="compact"
      label={translate(
        {
          id: 'site.sheet.levelUp.die',
          message: 'Hit die, d{sides}',
          description: 'Field for a roll',
        },
        {sides},
      )}>
      {(id) => (
        <>
          <Input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={sides}
            placeholder={translate({
              id: 'site.sheet.levelUp.rolled',
              message: 'Leave empty to roll',
            })}
            value={roll}
            aria-describedby={`${id}-fault`}
            onChange={({target}) => {
              setRoll(target.value);
            }}
          />
          <NumberFault
            id={`${id}-fault`}
            bounds={[1, sides]}
            isShown={parseRoll(roll, sides) === undefined}
          />
        </>
      )}
    </Field>
  );
}

function nameForm(name: string | undefined): string {
  const label = translate({id: 'site.sheet.levelUp', message: 'Level up'});
  return name === undefined ? label : `${label}: ${name}`;
}

export default function LevelUpForm({levelUp, raise}: Props): ReactNode {
  const [roll, setRoll] = useState('');
  const {id, name, level, sides} = levelUp;
  const number = sides === undefined ? 0 : parseRoll(roll, sides);
  return (
    <form
      className="sheetAdd"
      aria-label={nameForm(name)}
      onSubmit={(event) => {
        event.preventDefault();
        if (number !== undefined) {
          const isRolled = sides !== undefined && number === 0;
          raise({id, roll: isRolled ? drawFairly(sides) : number});
          setRoll('');
        }
      }}>
      {sides !== undefined && (
        <HitDie sides={sides} roll={roll} setRoll={setRoll} />
      )}
      <button
        type="submit"
        className="button button--primary"
        disabled={number === undefined}>
        {name === undefined
          ? translate(
              {id: 'site.sheet.levelUp.to', message: 'Level up to {level}'},
              {level},
            )
          : translate(
              {
                id: 'site.sheet.levelUp.class',
                message: '{name}: level up to {level}',
              },
              {name, level},
            )}
      </button>
    </form>
  );
}
