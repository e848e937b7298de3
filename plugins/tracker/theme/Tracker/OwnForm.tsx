import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {
  sides,
  type Fighter,
  type Group,
  type Side,
} from '../../../../src/shared/model/fighter';
import Button from '../../../../src/shared/theme/Button';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import {describeDice} from '../../../dice/client/describeDice';
import {parseDice} from '../../../dice/model/parse';
import {addFighters, saveFighters} from '../../client/trackerStore';
import {
  copyFighter,
  makeOwnFighter,
  NEW_FIGHTER,
  ownNumbers,
  type OwnNumber,
} from '../../model/ownFighter';
import {Form, NumberField, TextField} from './fields';
import {sideTexts} from './labels';

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

type Props = {
  /** The fighters that readers can copy and change. */
  readonly foes: readonly Fighter[];
};

/** The choice of a side, and of a listed foe to start from. */
function Beginning({
  foes,
  from,
  side,
  begin,
  join,
}: Props & {
  readonly from: Fighter | undefined;
  readonly side: Side;
  readonly begin: (from: Fighter | undefined) => void;
  readonly join: (side: Side) => void;
}): ReactNode {
  return (
    <>
      <ChoiceField
        look="compact"
        label={translate({id: 'site.tracker.own.from', message: 'Start from'})}
        options={[
          translate({id: 'site.tracker.own.nothing', message: 'scratch'}),
          ...foes.map(({name}) => name),
        ]}
        chosen={from === undefined ? 0 : foes.indexOf(from) + 1}
        choose={(index) => {
          begin(foes[index - 1]);
        }}
      />
      <ChoiceField
        look="compact"
        label={translate({id: 'site.tracker.own.side', message: 'Side'})}
        options={sides.map((each) => sideTexts[each]())}
        chosen={sides.indexOf(side)}
        choose={(index) => {
          join(sides[index] ?? 'heroes');
        }}
      />
    </>
  );
}

type ButtonsProps = {
  readonly fighter: Fighter | undefined;
  readonly side: Side;
  readonly clear: () => void;
};

/** Adds the fighter to the fight, or saves it for others. */
function Buttons({fighter, side, clear}: ButtonsProps): ReactNode {
  const give = (take: (group: Group) => void) => () => {
    if (fighter !== undefined) {
      take({fighter, side, count: 1});
      clear();
    }
  };
  return (
    <>
      <Button
        disabled={fighter === undefined}
        onClick={give((group) => void addFighters([group]))}>
        <Translate id="site.tracker.own.add" description="Adds a fighter">
          Add to the fight
        </Translate>
      </Button>
      <Button
        disabled={fighter === undefined}
        onClick={give(
          (group) =>
            void saveFighters([{name: group.fighter.name, groups: [group]}]),
        )}>
        <Translate id="site.tracker.own.save" description="Saves a fighter">
          Save for later
        </Translate>
      </Button>
    </>
  );
}

/** The form for custom fighters, made from a listed foe or from scratch. */
export default function OwnForm({foes}: Props): ReactNode {
  const [own, setOwn] = useState(NEW_FIGHTER);
  const [from, setFrom] = useState<Fighter>();
  const [side, setSide] = useState<Side>('heroes');
  const begin = (next: Fighter | undefined): void => {
    setFrom(next);
    setOwn(next === undefined ? NEW_FIGHTER : copyFighter(next));
    setSide(next === undefined ? side : 'foes');
  };
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
        message: 'Your own fighter',
      })}>
      <Beginning {...{foes, from, side, begin}} join={setSide} />
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
      <Buttons
        fighter={makeOwnFighter(own, from)}
        side={side}
        clear={() => {
          begin(undefined);
        }}
      />
      <p role="status" className="trackerSoft">
        {!parseDice(own.damage).ok && describeDice()}
      </p>
    </Form>
  );
}
