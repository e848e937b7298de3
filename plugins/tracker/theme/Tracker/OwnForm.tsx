import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import {describeDice} from '../../../dice/client/describeDice';
import {parseDice} from '../../../dice/model/parse';
import {addFighters} from '../../client/trackerStore';
import {
  makeOwnFighter,
  NEW_FIGHTER,
  ownNumbers,
  type OwnNumber,
} from '../../model/ownFighter';
import {Form, NumberField, TextField} from './fields';

const numberTexts: Readonly<Record<OwnNumber, () => string>> = {
  hitPoints: () =>
    translate({id: 'site.tracker.own.hitPoints', message: 'Hit points'}),
  diesAt: () =>
    translate({id: 'site.tracker.own.diesAt', message: 'Constitution'}),
  points: () => translate({id: 'site.tracker.own.points', message: 'AP'}),
  defense: () => translate({id: 'site.tracker.own.defense', message: 'DEF'}),
  soak: () => translate({id: 'site.tracker.own.soak', message: 'Soak'}),
  initiative: () =>
    translate({id: 'site.tracker.own.initiative', message: 'Initiative'}),
  bonus: () => translate({id: 'site.tracker.own.bonus', message: 'Attack'}),
  cost: () =>
    translate({id: 'site.tracker.own.cost', message: 'AP per attack'}),
};

const textTexts = {
  name: () => translate({id: 'site.tracker.own.name', message: 'Name'}),
  weapon: () => translate({id: 'site.tracker.own.weapon', message: 'Weapon'}),
  damage: () => translate({id: 'site.tracker.own.damage', message: 'Damage'}),
};

/** Numbers that may be negative. */
const SIGNED: readonly OwnNumber[] = ['initiative', 'bonus'];

/** The form for a character of the readers. */
export default function OwnForm(): ReactNode {
  const [own, setOwn] = useState(NEW_FIGHTER);
  const fighter = makeOwnFighter(own);
  const change = (next: Partial<typeof own>): void => {
    setOwn({...own, ...next});
  };
  const showText = (key: keyof typeof textTexts): ReactNode => (
    <TextField
      label={textTexts[key]()}
      value={own[key]}
      onChange={(text) => {
        change({[key]: text});
      }}
    />
  );
  return (
    <Form
      legend={translate({
        id: 'site.tracker.own',
        message: 'A character of your own',
      })}>
      {showText('name')}
      {ownNumbers.map((key) => (
        <NumberField
          key={key}
          label={numberTexts[key]()}
          value={own[key]}
          {...(SIGNED.includes(key) ? {} : {least: 0})}
          onChange={(value) => {
            change({[key]: value});
          }}
        />
      ))}
      {showText('weapon')}
      {showText('damage')}
      <Button
        disabled={fighter === undefined}
        onClick={() => {
          if (fighter !== undefined) {
            void addFighters([{fighter, side: 'heroes', count: 1}]);
            setOwn(NEW_FIGHTER);
          }
        }}>
        <Translate id="site.tracker.own.add" description="Adds a character">
          Add the character
        </Translate>
      </Button>
      <p role="status" className="trackerSoft">
        {!parseDice(own.damage).ok && describeDice()}
      </p>
    </Form>
  );
}
