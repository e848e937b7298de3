import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {sheetRules} from '../../../../world/sheetRules';
import {useState, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import Parts from '../../../../src/shared/theme/Parts';
import {drawFairly} from '../../../dice/client/rolls';
import {changeCharacter} from '../../client/sheetStore';
import {listNews, writeTotal} from '../../model/compareViews';
import type {AnyCharacter, OpenRules, Rise} from '../../model/sheetRules';
import type {KeptSheet} from '../../model/sheets';
import type {SheetView, Step} from '../../model/sheetView';
import FieldControl, {type MakeEdit} from './FieldControl';
import LevelUpForm from './LevelUpForm';
import PlayPart from './PlayPart';
import SumList, {Mentions} from './SumList';

type Rules = OpenRules<AnyCharacter>;

/** The most important numbers, at a glance. */
function KeyNumbers({keyNumbers}: Pick<SheetView, 'keyNumbers'>): ReactNode {
  return (
    <dl className="sheetKeyNumbers">
      {keyNumbers.map((sum) => (
        <div key={sum.name}>
          <dt>{sum.name}</dt>
          <dd>{writeTotal(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Violations of the rules, in words. */
function Forbidden({forbidden}: Pick<SheetView, 'forbidden'>): ReactNode {
  return (
    <section
      role="status"
      aria-label={translate({
        id: 'site.sheet.forbidden',
        message: 'Not allowed by the rules',
      })}>
      <Mentions mentions={forbidden} className="sheetForbidden" />
    </section>
  );
}

type StepProps = {
  readonly step: Step;
  readonly edit: MakeEdit;
  readonly perform: (action: string) => void;
};

/** The symbol of an exchange. */
const SWAP = '⇄';

type FieldsProps = Pick<Step, 'fields'> & Omit<StepProps, 'step'>;

/** The fields of a step. Readers swap two values by pressing both. */
function StepFields({fields, edit, perform}: FieldsProps): ReactNode {
  const [taken, setTaken] = useState('');
  const take = (id: string): void => {
    if (taken !== '' && taken !== id) {
      perform(`swap ${taken} ${id}`);
    }
    setTaken(taken === '' ? id : '');
  };
  return (
    <div className="sheetFields">
      {fields.map((field) =>
        field.kind === 'number' && field.canSwap === true ? (
          <span key={field.id} className="sheetSwap">
            <FieldControl field={field} edit={edit} />
            <Button
              aria-pressed={taken === field.id}
              aria-label={translate(
                {
                  id: 'site.sheet.swap',
                  message: 'Swap {name}',
                  description: 'Takes one of two totals that are exchanged',
                },
                {name: field.label},
              )}
              onClick={() => {
                take(field.id);
              }}>
              <span aria-hidden="true">{SWAP}</span>
            </Button>
          </span>
        ) : (
          <FieldControl key={field.id} field={field} edit={edit} />
        ),
      )}
    </div>
  );
}

function StepPart({step, edit, perform}: StepProps): ReactNode {
  const {title, page, fields, actions = [], sums, mentions = []} = step;
  return (
    <details className="sheetStep" open>
      <summary>
        <Heading as="h2">{title}</Heading>
      </summary>
      <p>
        <Link to={page}>
          <Translate
            id="site.sheet.step.page"
            description="Link to the page of a step">
            About this step
          </Translate>
        </Link>
      </p>
      {fields.length > 0 && <StepFields {...{fields, edit, perform}} />}
      {actions.length > 0 && (
        <p className="sheetButtons">
          {actions.map(({id, label}) => (
            <Button
              key={id}
              onClick={() => {
                perform(id);
              }}>
              {label}
            </Button>
          ))}
        </p>
      )}
      <SumList sums={sums} />
      <Mentions mentions={mentions} className="sheetMentions" />
    </details>
  );
}

/** Describes a character; undefined if it uses options that these rules do not have. */
function describe(
  rules: Rules,
  character: AnyCharacter,
): SheetView | undefined {
  try {
    return rules.describe(character);
  } catch {
    return undefined;
  }
}

function UnknownCharacter(): ReactNode {
  return (
    <p role="alert" className="sheetNotice">
      <Translate
        id="site.sheet.unknown"
        description="Shown for a character that uses unknown options">
        This character uses options that this version does not have. It is still
        saved here, and you can save it as a file.
      </Translate>
    </p>
  );
}

/** Lists what the last level changed. */
function News({news}: {readonly news: readonly string[]}): ReactNode {
  return (
    <div role="status">
      {news.length > 0 && (
        <ul className="sheetNews">
          {news.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Props = {
  readonly rules: Rules;
  readonly sheet: KeptSheet;
  /** Shown in place of spells while they are not loaded. */
  readonly spellNotice?: ReactNode;
};

type MakingProps = Pick<Props, 'rules' | 'sheet'> & {
  readonly view: SheetView;
  readonly edit: MakeEdit;
  readonly perform: (action: string) => void;
};

/** The steps of making a character, and of gaining levels. */
function Making({rules, sheet, view, edit, perform}: MakingProps): ReactNode {
  const {id, character} = sheet;
  const [news, setNews] = useState<readonly string[]>([]);
  const raise = (rise: Rise): void => {
    const raised = rules.levelUp(character, rise);
    setNews(listNews(view, rules.describe(raised)));
    void changeCharacter(id, () => raised);
  };
  return (
    <>
      <FieldControl
        field={{
          kind: 'text',
          id: 'name',
          label: translate({id: 'site.sheet.name', message: 'Name'}),
          value: view.name,
        }}
        edit={edit}
      />
      {view.levelUps.map((levelUp) => (
        <LevelUpForm key={levelUp.id} levelUp={levelUp} raise={raise} />
      ))}
      <News news={news} />
      {view.steps.map((step) => (
        <StepPart key={step.title} {...{step, edit, perform}} />
      ))}
    </>
  );
}

/** A character in play and the steps of its making, with all derived numbers. */
export default function OpenSheet(props: Props): ReactNode {
  const {rules, sheet, spellNotice} = props;
  const {id, character} = sheet;
  const view = describe(rules, character);
  // A new character starts at the steps.
  const [isMade] = useState(view?.name !== '');
  if (view === undefined) {
    return <UnknownCharacter />;
  }
  const edit: MakeEdit = (change) => {
    void changeCharacter(id, (now) => sheetRules.edit(now, change));
  };
  const perform = (action: string): void => {
    void changeCharacter(id, (now) => rules.perform(now, action, drawFairly));
  };
  const making = (
    <details className="sheetMaking" open={!isMade}>
      <summary>
        <Translate
          id="site.sheet.making"
          description="Opens the steps of making a character">
          Creation and levels
        </Translate>
      </summary>
      <Making {...{rules, sheet, view, edit, perform}} />
    </details>
  );
  return (
    <>
      <div className="sheetButtons">
        {view.name !== '' && <strong>{view.name}</strong>}
        <span className="sheetAbout">{view.about}</span>
      </div>
      <Forbidden forbidden={view.forbidden} />
      {!isMade && making}
      <PlayPart
        play={view.play}
        {...{edit, perform, spellNotice}}
        listSpells={() => rules.listSpells(character)}>
        <KeyNumbers keyNumbers={view.keyNumbers} />
      </PlayPart>
      <Parts
        at="character"
        makeFighter={() => ({...rules.makeFighter(character), sheet: id})}
      />
      {isMade && making}
    </>
  );
}
