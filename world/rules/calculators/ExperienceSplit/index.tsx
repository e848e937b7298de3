import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {
  useWholeNumbers,
  type FieldSpec,
} from '../../../../src/shared/client/useWholeNumbers';
import {
  getExperience,
  foeExperience,
  levelReached,
  splitExperience,
  type Company,
} from '../../progress';
import {grouped} from '../../../../src/shared/model/signed';
import {rules} from '../../rules';
import Calculator from '../../../../src/shared/theme/Calculator';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import NumberFields from '../../../../src/shared/theme/Calculator/NumberFields';

/** The largest numbers that the calculator accepts. */
const MOST = {rank: 40, foes: 999, people: 99, experience: 1_000_000} as const;

type Foes = {readonly rank: number; readonly count: number};

/** The experience of one character who gets a share. */
type Sharer = {
  readonly before: number;
  /** Experience that the character earned alone and does not share. */
  readonly alone: number;
  readonly multiClass: boolean;
};

type Fight = {
  readonly kinds: readonly Foes[];
  readonly company: Company;
  readonly sharer: Sharer;
};

function Result({kinds, company, sharer}: Fight): ReactNode {
  const level = levelReached(rules, sharer.before);
  const total = kinds.reduce(
    (sum, {rank, count}) => sum + count * foeExperience(rules, {rank, level}),
    0,
  );
  const share = splitExperience(rules, total, company);
  const after = sharer.before + share + sharer.alone;
  const reached = levelReached(rules, after);
  return (
    <>
      <p>
        <Translate
          id="site.experienceSplit.share"
          description="What the foes are worth and what one character gets"
          values={{
            total: grouped(total),
            share: <strong>{grouped(share)}</strong>,
            after: <strong>{grouped(after)}</strong>,
          }}>
          {
            'The foes are worth {total} experience: one share is {share}. You now have {after}.'
          }
        </Translate>
      </p>
      <p>
        {reached === rules.levels.highest ? (
          <Translate
            id="site.experienceSplit.highest"
            description="Shown to characters who have reached the highest level">
            You have reached the highest level.
          </Translate>
        ) : (
          <Translate
            id="site.experienceSplit.lacking"
            description="The level that the experience is enough for, and what the next one takes"
            values={{
              level: reached,
              lacking: grouped(getExperience(rules, reached + 1) - after),
              next: reached + 1,
            }}>
            {
              'That is enough for level {level}, once you have trained for it. Level {next} takes {lacking} more.'
            }
          </Translate>
        )}
      </p>
      {sharer.multiClass && (
        <p>
          <Translate
            id="site.experienceSplit.halves"
            description="What each class of a character of two classes gets"
            values={{half: grouped(Math.floor((share + sharer.alone) / 2))}}>
            {'Each of your two classes gains {half}.'}
          </Translate>
        </p>
      )}
    </>
  );
}

/** The initial values: the example on the page XP Master. */
const SPECS = {
  count1: {first: 6, bounds: [0, MOST.foes]},
  rank1: {first: 1, bounds: [1, MOST.rank]},
  count2: {first: 1, bounds: [0, MOST.foes]},
  rank2: {first: 3, bounds: [1, MOST.rank]},
  count3: {first: 0, bounds: [0, MOST.foes]},
  rank3: {first: 5, bounds: [1, MOST.rank]},
  characters: {first: 4, bounds: [1, MOST.people]},
  followers: {first: 2, bounds: [0, MOST.people]},
  before: {first: 3600, bounds: [0, MOST.experience]},
  alone: {first: 900, bounds: [0, MOST.experience]},
} as const satisfies Readonly<Record<string, FieldSpec>>;

type Values = Readonly<Record<keyof typeof SPECS, number>>;

function listFoes(values: Values): readonly Foes[] {
  return [
    {count: values.count1, rank: values.rank1},
    {count: values.count2, rank: values.rank2},
    {count: values.count3, rank: values.rank3},
  ];
}

function countLabel(number: number): string {
  return translate(
    {
      id: 'site.experienceSplit.count',
      message: 'Number of foes in group {number}',
      description: 'Label of the field for how many foes of a kind',
    },
    {number},
  );
}

function rankLabel(number: number): string {
  return translate(
    {
      id: 'site.experienceSplit.rank',
      message: 'Rank of group {number}',
      description: 'Label of the field for the rank of foes of a kind',
    },
    {number},
  );
}

function labels(): Readonly<Record<keyof typeof SPECS, string>> {
  return {
    count1: countLabel(1),
    rank1: rankLabel(1),
    count2: countLabel(2),
    rank2: rankLabel(2),
    count3: countLabel(3),
    rank3: rankLabel(3),
    characters: translate({
      id: 'site.experienceSplit.characters',
      message: 'Characters who took part',
      description: 'Label of a field',
    }),
    followers: translate({
      id: 'site.experienceSplit.followers',
      message: 'Followers who took part',
      description: 'Label of a field',
    }),
    before: translate({
      id: 'site.experienceSplit.before',
      message: 'Your experience so far',
      description: 'Label of a field',
    }),
    alone: translate({
      id: 'site.experienceSplit.alone',
      message: 'Experience earned alone',
      description: 'Label of the field for awards that are never divided',
    }),
  };
}

/** Divides the experience of a fight, and shows how much is missing for the next level. */
export default function ExperienceSplit(): ReactNode {
  const {fields, values} = useWholeNumbers(SPECS);
  const [classes, setClasses] = useState(0);
  return (
    <Calculator
      title={translate({
        id: 'site.experienceSplit.title',
        message: 'Share the experience',
        description: 'Title of the calculator of experience',
      })}
      result={
        values && (
          <Result
            kinds={listFoes(values)}
            company={values}
            sharer={{...values, multiClass: classes === 1}}
          />
        )
      }>
      <NumberFields fields={fields} labels={labels()} />
      <ChoiceField
        label={translate({
          id: 'site.experienceSplit.classes',
          message: 'Classes',
          description: 'Label of the field for the number of classes',
        })}
        options={['1', '2']}
        chosen={classes}
        choose={setClasses}
      />
    </Calculator>
  );
}
