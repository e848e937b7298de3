import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {SpellEntry} from '../../model/publish';
import {usageText, useKind} from './about';
import Measures from './Measures';
import styles from './styles.module.css';

type Props = {
  readonly entry: SpellEntry;
  /** The level of the heading. */
  readonly as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** Whether school and level are shown, because no surrounding list names them. */
  readonly alone?: boolean;
};

function findPlace({school, level}: SpellEntry): string {
  return translate(
    {
      id: 'site.spellFacts.place',
      message: '{school}, level {level}',
      description: 'Where a spell or power that stands alone belongs',
    },
    {school, level},
  );
}

/** A spell or power in full, with its anchor. */
export default function SpellFacts({entry, as, alone}: Props): ReactNode {
  const {title, usage, anchor, heldBy, description} = entry;
  const about = [
    useKind(entry),
    ...(heldBy.length > 0 ? [heldBy.join(', ')] : []),
    ...(alone === true ? [findPlace(entry)] : []),
  ];
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <Heading as={as} id={anchor} className={styles.name}>
          {title}
        </Heading>
        {usage !== undefined && (
          <span className={styles.usage}>{usageText(usage)}</span>
        )}
        <span className={styles.kind}>{about.join(' · ')}</span>
      </div>
      <Measures entry={entry} />
      <p className={styles.text}>{description}</p>
    </article>
  );
}
