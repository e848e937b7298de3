import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ELEMENTS} from '../../model/elements';
import {measures} from '../../model/measures';
import type {SpellEntry} from '../../model/publish';
import {parseSave} from '../../model/save';
import {sphereNamed} from '../../model/spheres';
import {spellSheets} from '../../../../world/catalogue';
import NamedColors from '../NamedColors';
import styles from './styles.module.css';

function otherLabels() {
  return {
    spheres: translate({
      id: 'site.spellFacts.spheres',
      message: 'Spheres',
      description: 'The spheres that a spell belongs to',
    }),
    elements: translate({
      id: 'site.spellFacts.elements',
      message: 'Elements',
      description: 'The elements whose motes pay for a spell',
    }),
  };
}

type FactProps = {readonly label: string; readonly children: ReactNode};

function Fact({label, children}: FactProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Save({text}: {readonly text: string}): ReactNode {
  const pick = parseSave(text);
  return pick ? (
    <Link to={`${spellSheets.save}${pick.save.toLowerCase()}`}>{text}</Link>
  ) : (
    text
  );
}

/**
 * The facts that are needed at the table: the measures of a spell or power, its save, its spheres,
 * and its elements.
 */
export default function Measures({
  entry,
}: {
  readonly entry: SpellEntry;
}): ReactNode {
  const {sphere, elements} = entry;
  const labels = otherLabels();
  return (
    <dl className={styles.facts}>
      {measures.map(([name, {label}]) => (
        <Fact key={name} label={label}>
          {name === 'save' ? <Save text={entry.save} /> : entry[name]}
        </Fact>
      ))}
      <Fact label={labels.spheres}>
        <NamedColors
          names={sphere.flatMap((name) => sphereNamed(name) ?? [])}
        />
      </Fact>
      <Fact label={labels.elements}>
        <NamedColors
          names={ELEMENTS.filter(({name}) => elements.includes(name))}
        />
      </Fact>
    </dl>
  );
}
