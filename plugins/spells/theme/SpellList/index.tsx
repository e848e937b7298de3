import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {ServedSource} from '../../client/servedSource';
import {findHeading} from '../../model/findHeading';
import {ordinal} from '../../../../src/shared/model/ordinal';
import {byLevel, bySchool, type Group} from '../../model/groups';
import type {SpellEntry} from '../../model/publish';
import type {SchoolName} from '../../model/schools';
import ServedContent from '../ServedContent';
import SpellFacts from '../SpellFacts';
import {levelName} from './levelName';
import styles from './styles.module.css';

export type Props = {
  /** The selected records; the build passes them in. */
  readonly source: ServedSource<readonly SpellEntry[]>;
  /** The level of the headings around the list, from 2; 3 by default. */
  readonly depth?: string;
};

type SectionProps = {
  readonly entries: readonly SpellEntry[];
  readonly depth: number;
};

type JumpProps = {
  readonly school: SchoolName;
  readonly levels: readonly Group<number, SpellEntry>[];
};

/** Links to the levels of a long list. */
function Jump({school, levels}: JumpProps): ReactNode {
  const label = translate(
    {
      id: 'site.spellList.levels',
      message: 'Levels of {school}',
      description: 'Name of the row of links to the levels of a school',
    },
    {school},
  );
  return (
    <nav aria-label={label} className={styles.jump}>
      {levels.map(({key, members}) => (
        <Link key={key} to={`#${members[0]?.anchor ?? ''}`}>
          {ordinal(key)}
        </Link>
      ))}
    </nav>
  );
}

/** The records of one school by level. */
function School({entries, depth}: SectionProps): ReactNode {
  const levels = byLevel(entries);
  const school = entries[0]?.school;
  return (
    <>
      {levels.length > 1 && school !== undefined && (
        <Jump school={school} levels={levels} />
      )}
      {levels.map(({key, members}) => (
        <section key={key} className={styles.level}>
          <Heading as={findHeading(depth)}>{levelName(ordinal(key))}</Heading>
          {members.map((entry) => (
            <SpellFacts
              key={entry.anchor}
              entry={entry}
              as={findHeading(depth + 1)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** Records grouped by level, and by school if there is more than one. */
function Schools({entries, depth}: SectionProps): ReactNode {
  const schools = bySchool(entries);
  return schools.length === 1 ? (
    <School entries={entries} depth={depth} />
  ) : (
    schools.map(({key, members}) => (
      <section key={key}>
        <Heading as={findHeading(depth)}>{key}</Heading>
        <School entries={members} depth={depth + 1} />
      </section>
    ))
  );
}

/** Spells and powers in full, grouped by school and level. */
export default function SpellList({source, depth = '3'}: Props): ReactNode {
  return (
    <ServedContent source={source}>
      {(entries) => <Schools entries={entries} depth={Number(depth)} />}
    </ServedContent>
  );
}
