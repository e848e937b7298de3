import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
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

function parseRoll(roll: string, sides: number): number | undefined {
  return parseWholeNumber(roll, [1, sides]);
}

/** The roll of the hit die, which readers enter or have rolled. */
function HitDie({sides, roll, setRoll}: DieProps): ReactNode {
  const id = useId();
  return (
    <>
      <span className="sheetField sheetNumber">
        <label htmlFor={id}>
          <Translate
            id="site.sheet.levelUp.die"
            description="Field for a roll"
            values={{sides}}>
            {'Hit die, d{sides}'}
          </Translate>
        </label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={sides}
          value={roll}
          aria-describedby={`${id}-fault`}
          onChange={({target}) => {
            setRoll(target.value);
          }}
        />
        <NumberFault
          id={`${id}-fault`}
          bounds={[1, sides]}
          isShown={roll !== '' && parseRoll(roll, sides) === undefined}
        />
      </span>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          setRoll(String(drawFairly(sides)));
        }}>
        <Translate
          id="site.sheet.levelUp.roll"
          description="Rolls the hit die"
          values={{sides}}>
          {'Roll d{sides}'}
        </Translate>
      </button>
    </>
  );
}

function nameForm(name: string | undefined): string {
  const label = translate({id: 'site.sheet.levelUp', message: 'Level up'});
  return name === undefined ? label : `${label}: ${name}`;
}

/** Raises a character by one level. */
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
          raise({id, roll: number});
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
        {name === undefined ? (
          <Translate
            id="site.sheet.levelUp.to"
            description="Raises a character by one level"
            values={{level}}>
            {'Level up to {level}'}
          </Translate>
        ) : (
          <Translate
            id="site.sheet.levelUp.class"
            description="Raises one of two classes by one level"
            values={{name, level}}>
            {'{name}: level up to {level}'}
          </Translate>
        )}
      </button>
    </form>
  );
}
