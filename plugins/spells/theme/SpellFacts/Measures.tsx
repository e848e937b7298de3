import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ELEMENTS} from '../../model/elements';
import type {SpellEntry} from '../../model/publish';
import {parseSave} from '../../model/save';
import {sphereNamed} from '../../model/spheres';
import {spellSheets} from '../../../../world/catalogue';
import NamedColors from '../NamedColors';
import styles from './styles.module.css';

type Measure = 'range' | 'duration' | 'castingTime' | 'aoe';

function measureLabels(): readonly (readonly [Measure, string])[] {
  return [
    [
      'range',
      translate({
        id: 'site.spellFacts.range',
        message: 'Range',
        description: 'How far away a spell can begin',
      }),
    ],
    [
      'duration',
      translate({
        id: 'site.spellFacts.duration',
        message: 'Duration',
        description: 'How long a spell lasts',
      }),
    ],
    [
      'castingTime',
      translate({
        id: 'site.spellFacts.castingTime',
        message: 'Casting',
        description: 'What it takes to cast a spell',
      }),
    ],
    [
      'aoe',
      translate({
        id: 'site.spellFacts.area',
        message: 'Area',
        description: 'What a spell acts on',
      }),
    ],
  ];
}

function otherLabels() {
  return {
    save: translate({
      id: 'site.spellFacts.save',
      message: 'Save',
      description: 'What a target of a spell rolls, and what it gains',
    }),
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
 * The facts that are needed at the table: the measures of a spell or power, its save, spheres and
 * elements.
 */
export default function Measures({
  entry,
}: {
  readonly entry: SpellEntry;
}): ReactNode {
  const {save, sphere, elements} = entry;
  const labels = otherLabels();
  return (
    <dl className={styles.facts}>
      {measureLabels().map(([key, label]) => (
        <Fact key={key} label={label}>
          {entry[key]}
        </Fact>
      ))}
      <Fact label={labels.save}>
        <Save text={save} />
      </Fact>
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
