import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {drawFairly} from '../../../dice/hooks/rolls';
import type {LevelUp} from '../../lib/sheetView';

type Props = {
  readonly levelUp: LevelUp;
  /** Raises the character with a roll of the hit die. */
  readonly raise: (roll: number) => void;
};

type DieProps = {
  readonly sides: number;
  readonly roll: string;
  readonly setRoll: (roll: string) => void;
};

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
          onChange={({target}) => {
            setRoll(target.value);
          }}
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

/** Raises a character by one level. */
export default function LevelUpForm({levelUp, raise}: Props): ReactNode {
  const [roll, setRoll] = useState('');
  const {level, sides} = levelUp;
  const number = Number(roll);
  const isRight =
    sides === undefined ||
    (Number.isInteger(number) && number >= 1 && number <= sides);
  return (
    <form
      className="sheetAdd"
      aria-label={translate({id: 'site.sheet.levelUp', message: 'Level up'})}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) {
          raise(number);
          setRoll('');
        }
      }}>
      {sides !== undefined && (
        <HitDie sides={sides} roll={roll} setRoll={setRoll} />
      )}
      <button
        type="submit"
        className="button button--primary"
        disabled={!isRight}>
        <Translate
          id="site.sheet.levelUp.to"
          description="Raises a character by one level"
          values={{level}}>
          {'Level up to {level}'}
        </Translate>
      </button>
    </form>
  );
}
