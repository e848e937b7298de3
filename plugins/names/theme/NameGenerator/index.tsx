import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {drawFairly} from '../../../dice/client/rolls';
import {
  writeToAddress,
  useLinkedQuery,
} from '../../../../src/shared/client/useLinkedQuery';
import type {Sheet} from '../../../../src/shared/model/csv';
import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {useTypedText} from '../../../../src/shared/client/useTypedText';
import {listNames, readSyllables} from '../../model/names';
import Calculator from '../../../../src/shared/theme/Calculator';
import Field from '../../../../src/shared/theme/Field';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import Input from '../../../../src/shared/theme/Field/Input';
import styles from './styles.module.css';

/** How many names are shown at once. */
const COUNT = 8;
/** The seed of the names in the served page. */
const FIRST_SEED = '1127';
/** Number of seeds to draw from. */
const SEEDS = 1_000_000;

type Props = {
  /** The syllables; the build passes them in. */
  readonly sheet: Sheet;
  /** The name patterns of each people; the build passes them in. */
  readonly patterns?: Sheet;
};

type Choice = {readonly people: number; readonly seed: string};

type SeedProps = {
  readonly seed: string;
  readonly setSeed: (seed: string) => void;
};

function SeedField({seed, setSeed}: SeedProps): ReactNode {
  const typed = useTypedText(seed, setSeed);
  const label = (
    <Translate
      id="site.nameGenerator.seed"
      description="Label of the field for the word that names are made from">
      Seed
    </Translate>
  );
  return (
    <Field label={label}>
      {(id) => <Input {...typed} id={id} autoComplete="off" maxLength={40} />}
    </Field>
  );
}

function MoreButton({setSeed}: Pick<SeedProps, 'setSeed'>): ReactNode {
  return (
    <button
      type="button"
      className={styles.more}
      onClick={() => {
        setSeed(String(drawFairly(SEEDS)));
      }}>
      <Translate
        id="site.nameGenerator.more"
        description="Name of the button that makes other names">
        New names
      </Translate>
    </button>
  );
}

function Result({
  names,
  pattern,
}: {
  readonly names: readonly string[];
  readonly pattern: string | undefined;
}): ReactNode {
  return (
    <>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {pattern !== undefined && (
        <p>
          <Translate
            id="site.nameGenerator.pattern"
            description="How a people makes a whole name"
            values={{pattern}}>
            {'Full name: {pattern}.'}
          </Translate>
        </p>
      )}
    </>
  );
}

function buildPattern({patterns}: Props, people: string): string | undefined {
  return patterns?.rows.find(([who = '']) => who.startsWith(people))?.[1];
}

function Names({linked, ...props}: Props & {linked: Choice}): ReactNode {
  const [{people, seed}, setChoice] = useState(linked);
  const all = readSyllables(props.sheet);
  const syllables = all[people];
  const change = (choice: Choice): void => {
    setChoice(choice);
    writeToAddress({
      people: kebabCase(all[choice.people]?.people ?? ''),
      seed: choice.seed,
    });
  };
  const setSeed = (next: string): void => {
    change({people, seed: next});
  };
  return (
    <Calculator
      title={translate({
        id: 'site.nameGenerator.title',
        message: 'Generate names',
        description: 'Title of the generator of names',
      })}
      result={
        syllables && (
          <Result
            names={listNames(syllables, seed, COUNT)}
            pattern={buildPattern(props, syllables.people)}
          />
        )
      }>
      <ChoiceField
        label={translate({
          id: 'site.nameGenerator.people',
          message: 'People',
          description: 'Label of the field for the people that names are for',
        })}
        options={all.map((each) => each.people)}
        chosen={people}
        choose={(next) => {
          change({people: next, seed});
        }}
      />
      <SeedField seed={seed} setSeed={setSeed} />
      <MoreButton setSeed={setSeed} />
    </Calculator>
  );
}

/** Reads the choice from the address; a missing people or seed has a default. */
function findChoice(query: URLSearchParams, sheet: Sheet): Choice {
  const people = readSyllables(sheet).findIndex(
    (each) => kebabCase(each.people) === query.get('people'),
  );
  return {
    people: Math.max(0, people),
    seed: query.get('seed')?.slice(0, 40) ?? FIRST_SEED,
  };
}

/**
 * Generates names from the syllables of a people. The address holds the people and the seed, so
 * that readers can share names.
 */
export default function NameGenerator(props: Props): ReactNode {
  const linked = findChoice(useLinkedQuery(), props.sheet);
  return <Names key={JSON.stringify(linked)} {...props} linked={linked} />;
}
