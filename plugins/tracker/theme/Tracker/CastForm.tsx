import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import Check from '../../../../src/shared/theme/Field/Check';
import {fightRules} from '../../../../world/fightRules';
import {parseDice} from '../../../dice/model/parse';
import {drawFairly} from '../../../dice/client/rolls';
import type {
  Cast,
  CastPlan,
  Combatant,
  Fight,
} from '../../../../src/shared/model/fight';
import type {Factor, Spell} from '../../../../src/shared/model/fighter';
import type {CastTerms} from '../../../../src/shared/model/fightRules';
import {writePrice} from '../../../../src/shared/model/figures';
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import {Form, NumberField, rollD20, Step, TextField, ThrownDie} from './fields';
import {castRefusalTexts, factorTexts} from './labels';
import TargetChecks, {listTargets} from './TargetChecks';

type Props = {readonly fight: Fight; readonly who: Combatant};

type SpellProps = Props & {readonly spell: Spell};

/** The choices for a spell. */
type Choices = {
  readonly targets: readonly string[];
  readonly steps: CastPlan['steps'];
  readonly waits: boolean;
  readonly overcasts: boolean;
  /** The damage in dice notation, or the total rolled at the table. */
  readonly harm: string;
  /** The results of saves rolled at the table, by target. */
  readonly dice: Cast['dice'];
};

/** The states in which a fighter can be the target of a spell. */
const AIMED = ['hale', 'bruised', 'failing', 'bound', 'down'] as const;

/** Describes the cost of a spell: action points, motes, and the remaining uses. */
function writeTerms({spell, who}: SpellProps, terms: CastTerms): string {
  const {name, rounds} = spell;
  const {[name]: own, ...price} = terms.price;
  return [
    rounds === undefined
      ? `${terms.points} AP`
      : pluralForm(
          rounds,
          translate(
            {
              id: 'site.tracker.cast.rounds',
              message: '{rounds} round|{rounds} rounds',
            },
            {rounds},
          ),
        ),
    ...(Object.keys(price).length === 0 ? [] : [writePrice(price)]),
    ...(own === undefined
      ? []
      : [
          translate(
            {id: 'site.tracker.cast.uses', message: '{left} left'},
            {left: who.pools?.[name] ?? 0},
          ),
        ]),
    ...(spell.save === undefined
      ? []
      : [`${spell.save.save} ${terms.strength ?? 0}`]),
  ].join(' · ');
}

type ChoiceProps = SpellProps & {
  readonly choices: Choices;
  readonly change: (next: Partial<Choices>) => void;
};

function Targets(props: ChoiceProps): ReactNode {
  const {fight, who, spell, choices, change} = props;
  const {targets, dice} = choices;
  return (
    <TargetChecks
      targets={listTargets(fight, who, AIMED)}
      chosen={targets}
      choose={(chosen) => {
        change({targets: chosen});
      }}
      beside={({id, name}) =>
        spell.save !== undefined &&
        targets.includes(id) && (
          <ThrownDie
            name={name}
            value={dice[id] ?? 0}
            onChange={(die) => {
              change({dice: {...dice, [id]: die}});
            }}
          />
        )
      }
    />
  );
}

/** The steps of the factors that a spell has. */
function Stretching({spell, choices, change}: ChoiceProps): ReactNode {
  const {factors, inOneFactor} = spell.stretching ?? {
    factors: [],
    inOneFactor: 0,
  };
  return (
    factors.length > 0 && (
      <details className="trackerFold">
        <summary>
          {translate({
            id: 'site.tracker.cast.stretch',
            message: 'Stretch the spell',
            description: 'Opens the factors of a spell',
          })}
        </summary>
        <div className="trackerForm">
          {factors.map((factor: Factor) => (
            <NumberField
              key={factor}
              label={factorTexts[factor]()}
              value={choices.steps[factor] ?? 0}
              least={0}
              most={inOneFactor}
              onChange={(count) => {
                change({steps: {...choices.steps, [factor]: count}});
              }}
            />
          ))}
        </div>
      </details>
    )
  );
}

function Harm({spell, choices, change}: ChoiceProps): ReactNode {
  return (
    <TextField
      label={
        spell.heal === undefined
          ? translate({
              id: 'site.tracker.cast.harm',
              message: 'Damage: dice, or the number rolled',
            })
          : translate({
              id: 'site.tracker.cast.heal',
              message: 'Healing: dice, or the number rolled',
            })
      }
      value={choices.harm}
      onChange={(harm) => {
        change({harm});
      }}
    />
  );
}

type StepProps = SpellProps & {
  readonly plan: CastPlan;
  readonly terms: CastTerms;
  readonly choices: Choices;
  readonly onCast: () => void;
  /** Whether the name is beside the button. */
  readonly isShort?: boolean;
};

/** The button that casts a spell or uses a power. */
function CastStep(props: StepProps): ReactNode {
  const {spell, plan, terms, onCast, isShort = false} = props;
  const {harm, dice} = props.choices;
  const {name, kind} = spell;
  const short =
    kind === 'spell'
      ? translate({id: 'site.tracker.cast.short', message: 'Cast'})
      : translate({id: 'site.tracker.use.short', message: 'Use'});
  const isWrong = harm !== '' && !parseDice(harm).ok;
  return (
    <Step
      label={
        kind === 'spell'
          ? translate({id: 'site.tracker.cast', message: 'Cast {name}'}, {name})
          : translate({id: 'site.tracker.useIt', message: 'Use {name}'}, {name})
      }
      disabled={terms.refusal !== undefined || isWrong}
      isMain
      short={isShort ? short : undefined}
      take={({fight}) => {
        onCast();
        const targets = plan.targets.filter((id) =>
          fight.combatants.some((each) => each.id === id),
        );
        return fightRules.rollCast(
          {...plan, targets, thrown: dice},
          harm,
          drawFairly,
        );
      }}
    />
  );
}

/** Pays for missing motes with hit points; shown only if motes are missing. */
function Overcasting(props: ChoiceProps & StepProps): ReactNode {
  const {spell, choices, change, terms} = props;
  const isShort = choices.overcasts || terms.refusal === 'pools';
  return (
    spell.stretching?.overcast !== undefined &&
    isShort && (
      <Check
        label={translate({
          id: 'site.tracker.cast.overcast',
          message:
            'Overcast: 2 hit points for each missing mote, and a Mana save',
        })}
        checked={choices.overcasts}
        onChange={(overcasts) => {
          change({overcasts});
        }}
      />
    )
  );
}

function Details(props: ChoiceProps & StepProps): ReactNode {
  const {spell, choices, change, terms} = props;
  return (
    <div className="trackerCast">
      <p className="trackerSoft">{spell.facts}</p>
      <p className="trackerSoft">{spell.text}</p>
      {spell.targets > 0 && (
        <Form
          legend={translate(
            {
              id: 'site.tracker.cast.whom',
              message: 'Targets (up to {most})',
              description: 'Heading of those at whom a spell is aimed',
            },
            {most: Math.min(terms.targets, props.fight.combatants.length)},
          )}>
          <Targets {...props} />
        </Form>
      )}
      {((spell.heal ?? spell.harm) !== undefined || spell.targets > 0) && (
        <Harm {...props} />
      )}
      <Stretching {...props} />
      <Check
        label={translate({
          id: 'site.tracker.cast.waits',
          message: 'Someone strikes before it takes effect',
        })}
        checked={choices.waits}
        onChange={(waits) => {
          change({waits});
        }}
      />
      <Overcasting {...props} />
      {terms.refusal !== undefined && (
        <p className="trackerRefusal">{castRefusalTexts[terms.refusal]()}</p>
      )}
      <CastStep {...props} />
    </div>
  );
}

/** A spell or power: its price and, once opened, its choices. */
function SpellItem(props: SpellProps): ReactNode {
  const {fight, who, spell} = props;
  const first: Choices = {
    targets: [],
    steps: {},
    waits: false,
    overcasts: false,
    harm: spell.heal ?? spell.harm ?? '',
    dice: {},
  };
  const [choices, setChoices] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const {targets, steps, waits, overcasts} = choices;
  const plan = {
    ...{who: who.id, spell: spell.name},
    ...{targets, steps, waits, overcasts},
  };
  const terms = fightRules.judgeCast(fight, plan);
  if (terms === undefined) {
    return null;
  }
  const shared = {
    ...props,
    ...{choices, plan, terms},
    change: (next: Partial<Choices>) => {
      setChoices({...choices, ...next});
    },
    onCast: () => {
      setChoices(first);
      setOpen(false);
    },
  };
  return (
    <li>
      <div className="trackerSpell">
        <button
          type="button"
          className="clean-btn"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}>
          <strong>{spell.name}</strong>
          <span className="trackerSoft">{writeTerms(props, terms)}</span>
        </button>
        {spell.targets === 0 && !isOpen && <CastStep {...shared} isShort />}
      </div>
      {isOpen && <Details {...shared} />}
    </li>
  );
}

type GroupProps = Props & {
  readonly title: string;
  readonly spells: readonly Spell[];
};

function Group({title, spells, ...props}: GroupProps): ReactNode {
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <ul className="trackerSpells">
        {spells.map((spell) => (
          <SpellItem key={spell.name} {...props} spell={spell} />
        ))}
      </ul>
    </section>
  );
}

/** Groups spells by level, followed by powers. */
function groupSpells(spells: readonly Spell[]) {
  const titles = spells.map(({kind, level}) =>
    kind === 'power'
      ? translate({id: 'site.tracker.powers', message: 'Powers'})
      : translate(
          {id: 'site.tracker.spells', message: 'Spells of level {level}'},
          {level},
        ),
  );
  return [...new Set(titles)].map((title) => ({
    title,
    spells: spells.filter((_, index) => titles[index] === title),
  }));
}

/** The remaining motes of a fighter, and other pools that no spell shows. */
function Pools({who}: Pick<Props, 'who'>): ReactNode {
  const {pools = {}, fighter} = who;
  const names = new Set(fighter.spells?.map(({name}) => name));
  const shown = Object.entries(pools).filter(([name]) => !names.has(name));
  return (
    shown.length > 0 && (
      <p>{shown.map(([name, left]) => `${name} ${left}`).join(' · ')}</p>
    )
  );
}

/** The unfinished actions of a fighter: a casting, and a save required by a wound. */
function Ongoing({who}: Pick<Props, 'who'>): ReactNode {
  const {id, casting, tests = []} = who;
  const [strength] = tests;
  return (
    <>
      {strength !== undefined && (
        <Step
          label={translate(
            {
              id: 'site.tracker.cast.keep',
              message:
                'Hurt while casting: roll a Mind save against {strength}',
            },
            {strength},
          )}
          isMain
          take={() => ({do: 'keep', who: id, die: rollD20()})}
        />
      )}
      {casting !== undefined && (
        <Step
          label={
            casting.left === 0 && casting.rounds === 0
              ? translate(
                  {
                    id: 'site.tracker.cast.finish',
                    message: 'Finish casting {name}',
                  },
                  {name: casting.spell},
                )
              : translate(
                  {
                    id: 'site.tracker.cast.goesOn',
                    message: 'Casting {name}: continues next turn',
                  },
                  {name: casting.spell},
                )
          }
          disabled={casting.left > 0 || casting.rounds > 0}
          isMain
          take={() => ({do: 'finish', who: id})}
        />
      )}
    </>
  );
}

/** Everything that a fighter can cast and use, with its price. */
export default function CastForm({fight, who}: Props): ReactNode {
  const {spells = []} = who.fighter;
  return (
    spells.length > 0 && (
      <div className="trackerCast">
        <Pools who={who} />
        <Ongoing who={who} />
        {groupSpells(spells).map((group) => (
          <Group key={group.title} {...{fight, who}} {...group} />
        ))}
      </div>
    )
  );
}
