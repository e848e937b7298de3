import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useState, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import CloseButton from '../../../../src/shared/theme/CloseButton';
import {useOwnSpellbook} from '../../../spells/client/ownSpellbook';
import type {PlayView, SpellOption} from '../../model/sheetView';
import {AddOther} from './AddForm';
import type {MakeEdit} from './FieldControl';
import GaugeField from './GaugeField';
import SpellChooser from './SpellChooser';
import SpellGroups from './SpellGroups';

type Props = {
  readonly play: PlayView;
  readonly edit: MakeEdit;
  readonly perform: (action: string) => void;
  /** Lists all spells; called only once they are shown. */
  readonly listSpells: () => readonly SpellOption[];
  /** Shown in place of spells while they are not loaded. */
  readonly spellNotice: ReactNode;
  /** The most important numbers, shown after the pools. */
  readonly children: ReactNode;
};

/** The lowest hit points that can be entered: below them every character is dead. */
const LEAST = -30;

function Gauges({play, edit}: Pick<Props, 'play' | 'edit'>): ReactNode {
  const {hitPoints, gauges} = play;
  return (
    <div className="sheetGauges">
      <GaugeField
        gauge={hitPoints}
        least={LEAST}
        change={(left) => {
          edit({field: 'wounds', value: String(hitPoints.most - left)});
        }}
      />
      {gauges.map((gauge) => (
        <GaugeField
          key={gauge.name}
          gauge={gauge}
          least={0}
          change={(left) => {
            const used = gauge.most - left;
            edit({
              field: 'used',
              item: gauge.name,
              value: used === 0 ? '' : String(used),
            });
          }}
        />
      ))}
    </div>
  );
}

function Lasting({play, edit}: Pick<Props, 'play' | 'edit'>): ReactNode {
  return (
    play.conditions.length > 0 && (
      <ul className="sheetConditions">
        {play.conditions.map((condition) => (
          <li key={condition}>
            {condition}
            <CloseButton
              label={translate(
                {id: 'site.sheet.remove.item', message: 'Remove {name}'},
                {name: condition},
              )}
              onClick={() => {
                edit({field: 'conditions', item: condition, value: ''});
              }}
            />
          </li>
        ))}
      </ul>
    )
  );
}

function Conditions({play, edit}: Pick<Props, 'play' | 'edit'>): ReactNode {
  return (
    <AddOther
      label={translate({
        id: 'site.sheet.condition',
        message: 'Condition',
        description: 'Label of a field for a condition',
      })}
      known={play.knownConditions}
      add={(name) => {
        edit({field: 'conditions', item: name, value: '1'});
      }}
    />
  );
}

type StarredProps = {
  readonly options: readonly SpellOption[];
  readonly edit: MakeEdit;
};

/** Adds the spells that readers have starred in the spell finder while no caster was open. */
function StarredButton({options, edit}: StarredProps): ReactNode {
  const {anchors} = useOwnSpellbook();
  const starred = options.filter(
    ({anchor, count}) => count === 0 && anchors.has(anchor),
  );
  return (
    starred.length > 0 && (
      <p>
        <Button
          onClick={() => {
            for (const {name} of starred) {
              edit({field: 'spells', item: name, value: '1'});
            }
          }}>
          {translate(
            {
              id: 'site.sheet.spell.starred',
              message: 'Add from my spellbook: {names}',
              description: 'Adds the spells that readers have starred',
            },
            {names: starred.map(({name}) => name).join(', ')},
          )}
        </Button>
      </p>
    )
  );
}

/** Chooses spells, or rolls all of them if there are none. */
function Choosing(props: Omit<Props, 'spellNotice' | 'children'>): ReactNode {
  const {play, edit, perform, listSpells} = props;
  const [isOpen, setOpen] = useState(false);
  const options = isOpen ? listSpells() : [];
  return (
    <details
      className="sheetChoosing"
      onToggle={({currentTarget}) => {
        setOpen(currentTarget.open);
      }}>
      <summary>
        <Translate
          id="site.sheet.spell.choose"
          description="Opens the choice of the spells of a character">
          Choose spells and powers
        </Translate>
      </summary>
      {isOpen && (
        <>
          {play.canRollSpells && (
            <p>
              <Button
                onClick={() => {
                  perform('rollSpells');
                }}>
                <Translate
                  id="site.sheet.spell.roll"
                  description="Rolls the spells of a character">
                  Roll spells by the rules
                </Translate>
              </Button>
            </p>
          )}
          <StarredButton options={options} edit={edit} />
          <SpellChooser options={options} edit={edit} />
        </>
      )}
    </details>
  );
}

/** A character in play: pools, attacks, spells, and powers. */
export default function PlayPart(props: Props): ReactNode {
  const {play, perform, spellNotice, children} = props;
  const hasSpells = play.spells.length > 0 || play.wantsSpells;
  return (
    <div className="sheetPlay">
      <Gauges {...props} />
      {children}
      {play.attacks.length > 0 && (
        <ul className="sheetAttacks">
          {play.attacks.map((attack, index) => (
            <li key={`${attack} ${index}`}>{attack}</li>
          ))}
        </ul>
      )}
      {hasSpells && (
        <Heading as="h2" className="sheetGroup">
          <Translate
            id="site.sheet.spells"
            description="Heading of the spells of a character">
            Spells and powers
          </Translate>
        </Heading>
      )}
      {spellNotice ?? (
        <>
          <SpellGroups
            groups={play.spells}
            use={(name) => {
              perform(`use ${name}`);
            }}
          />
          {play.wantsSpells && <Choosing {...props} />}
        </>
      )}
      <Lasting {...props} />
      <Conditions {...props} />
      <p className="sheetButtons">
        <Button
          onClick={() => {
            perform('dawn');
          }}>
          <Translate
            id="site.sheet.dawn"
            description="Restores everything that returns at dawn">
            New day: restore motes, slots, and uses
          </Translate>
        </Button>
      </p>
    </div>
  );
}
