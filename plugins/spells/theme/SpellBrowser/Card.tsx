import type {ReactNode} from 'react';
import type {Measured} from '../../model/browser/listing';
import {measures} from '../../model/measures';
import {sphereNamed} from '../../model/spheres';
import NamedColors from '../NamedColors';
import {usageText, useKind} from '../SpellFacts/about';
import {getEntry} from './getEntry';
import {levelNotes} from './levelNotes';

type Props = {
  readonly row: Measured;
  readonly casterLevel: number | undefined;
  /** The name, as a heading or a link. */
  readonly name: ReactNode;
  /** The spellbook button; none in print. */
  readonly star?: ReactNode;
};

/** A spell or power as a card: the facts needed at the table come first. */
export default function Card(props: Props): ReactNode {
  const {row, casterLevel, name, star} = props;
  const worked = getEntry(row, casterLevel, false);
  const {entry} = worked;
  const kind = useKind(entry);
  return (
    <article className="spellCard">
      <header>
        {name}
        {star}
        <p>
          {[
            kind,
            ...(entry.usage === undefined ? [] : [usageText(entry.usage)]),
            `${entry.school} ${entry.level}`,
            ...levelNotes(worked, row),
          ].join(' · ')}
        </p>
      </header>
      <dl>
        {measures.map(([name, {label}]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{entry[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="spellCardText">{entry.description}</p>
      <p className="spellCardFoot">
        <NamedColors
          names={entry.sphere.flatMap((each) => sphereNamed(each) ?? [])}
        />
      </p>
    </article>
  );
}
