import type {ReactNode} from 'react';
import RareStyles from '../../../../src/shared/theme/RareStyles';
import type {Fact, StatBlock as Creature} from '../../model/statBlock';
import css from './statBlock.lazy.css';

export type Props = {
  /** The creature; the build passes it in. */
  readonly creature: Creature;
};

type FactsProps = {
  readonly className: string;
  readonly facts: readonly Fact[];
};

function Facts({className, facts}: FactsProps): ReactNode {
  return (
    facts.length > 0 && (
      <dl className={className}>
        {facts.map(({label, text}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

type Section = Creature['sections'][number];

/** The traits or actions of a creature, one per paragraph. */
function Deeds({title, entries}: Section): ReactNode {
  return (
    <div className="statBlockDeeds">
      {title !== '' && <p className="statBlockTitle">{title}</p>}
      {entries.map(({label, text}, index) => (
        <p key={index}>
          <strong>{`${label}.`}</strong> {text}
        </p>
      ))}
    </div>
  );
}

/** The numbers, traits, and actions of a creature. */
export default function StatBlock({creature}: Props): ReactNode {
  const {name, kind, above, abilities, below, sections} = creature;
  return (
    <section className="statBlock" aria-label={name}>
      <RareStyles part="stat-block" css={css} />
      <p className="statBlockName">{name}</p>
      {kind !== '' && <p className="statBlockKind">{kind}</p>}
      <Facts className="statBlockFacts" facts={above} />
      <Facts className="statBlockAbilities" facts={abilities} />
      <Facts className="statBlockFacts" facts={below} />
      {sections.map((section) => (
        <Deeds key={section.title} {...section} />
      ))}
    </section>
  );
}
