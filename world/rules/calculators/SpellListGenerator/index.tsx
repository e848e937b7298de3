import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useAddressQuery} from '../../../../src/shared/client/useAddressQuery';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import {useTypedText} from '../../../../src/shared/client/useTypedText';
import {AIMS, type ListRequest} from '../../generateList';
import {readListQuery, writeListQuery} from '../../listQuery';
import {SCHOOLS} from '../../../../plugins/spells/model/schools';
import {rules} from '../../rules';
import Calculator from '../../../../src/shared/theme/Calculator';
import Field from '../../../../src/shared/theme/Field';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import Input from '../../../../src/shared/theme/Field/Input';
import {aimTexts} from './texts';

const LEVELS = Array.from(
  {length: rules.levels.highest},
  (_, index) => `${index + 1}`,
);

/** The number of letters and digits in a generated seed. */
const SEED_LENGTH = 6;

function loadList() {
  return import('./load');
}

function freshSeed(): string {
  return Math.random()
    .toString(36)
    .slice(2, 2 + SEED_LENGTH);
}

type FieldProps = {
  readonly request: ListRequest;
  readonly change: (request: ListRequest, control?: string) => void;
};

function SeedField(props: FieldProps & {readonly rest: () => void}): ReactNode {
  const {request, change, rest} = props;
  const typed = useTypedText(request.seed, (seed) => {
    change({...request, seed}, 'seed');
  });
  const label = (
    <Translate
      id="site.spellListGenerator.seed"
      description="Label of the word that a list of spells is rolled from">
      Seed
    </Translate>
  );
  return (
    <Field label={label}>
      {(id) => (
        <Input
          {...typed}
          id={id}
          autoComplete="off"
          spellCheck={false}
          onBlur={rest}
        />
      )}
    </Field>
  );
}

function ChoiceFields({request, change}: FieldProps): ReactNode {
  const {school, casterLevel, aim} = request;
  return (
    <>
      <ChoiceField
        label={translate({
          id: 'site.spellListGenerator.school',
          message: 'School',
          description: 'Label of the school of a list of spells',
        })}
        options={SCHOOLS.map(({name}) => name)}
        chosen={SCHOOLS.findIndex(({name}) => name === school)}
        choose={(index) => {
          change({...request, school: SCHOOLS[index]?.name ?? school});
        }}
      />
      <ChoiceField
        label={translate({
          id: 'site.spellListGenerator.level',
          message: 'Caster level',
          description: 'Label of the level of the caster of a list of spells',
        })}
        options={LEVELS}
        chosen={casterLevel - 1}
        choose={(index) => {
          change({...request, casterLevel: index + 1});
        }}
      />
      <ChoiceField
        label={translate({
          id: 'site.spellListGenerator.aim',
          message: 'Spell level of each roll',
          description: 'Label of the choice of the level of rolled spells',
        })}
        options={aimTexts()}
        chosen={AIMS.indexOf(aim)}
        choose={(index) => {
          change({...request, aim: AIMS[index] ?? aim});
        }}
      />
    </>
  );
}

/**
 * Rolls the spells that a caster knows. School, level, and seed are part of the address, so readers
 * can share a list.
 */
export default function SpellListGenerator(): ReactNode {
  const {search, change: changeSearch, rest} = useAddressQuery();
  const request = readListQuery(search, [1, rules.levels.highest]);
  const isRolled = request.seed !== '';
  const {part, hasFailed} = useWantedPart(loadList, isRolled, () => undefined);
  const change = (next: ListRequest, control?: string): void => {
    changeSearch(writeListQuery(next), control);
  };
  return (
    <>
      <Calculator
        title={translate({
          id: 'site.spellListGenerator.title',
          message: 'Roll a spell list',
          description: 'Title of the generator of spell lists',
        })}
        result={
          isRolled && part ? (
            <part.Summary {...{request}} links={part.links} />
          ) : null
        }>
        <ChoiceFields {...{request, change}} />
        <SeedField {...{request, change, rest}} />
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            change({...request, seed: freshSeed()});
          }}>
          <Translate
            id="site.spellListGenerator.roll"
            description="Button that rolls another list of spells">
            Roll
          </Translate>
        </button>
      </Calculator>
      {isRolled && part && (
        <part.LearnedTable {...{request}} links={part.links} />
      )}
      {hasFailed && (
        <p role="alert">
          <Translate
            id="site.spellListGenerator.failed"
            description="Shown if the names of the spells did not load">
            The spell names did not load. The tables on this page have
            everything you need to roll yourself.
          </Translate>
        </p>
      )}
    </>
  );
}
