import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {memo, type ReactNode} from 'react';
import type {Measured} from '../../model/browser/listing';
import {spellSheets} from '../../../../world/catalogue';
import {usageText, useKind} from '../SpellFacts/about';
import Measures from '../SpellFacts/Measures';
import facts from '../SpellFacts/styles.module.css';
import {getEntry} from './getEntry';
import {levelNotes} from './levelNotes';
import Star, {type Props as StarProps} from './Star';

type Props = Pick<StarProps, 'isIn' | 'turn'> & {
  readonly row: Measured;
  readonly casterLevel: number | undefined;
  /** The level of the heading. */
  readonly as: 'h3' | 'h5';
  /** Whether school and level are shown, because no surrounding list names them. */
  readonly isAlone: boolean;
};

/** A spell or power in full for a caster level; its name links to its permanent place. */
function Result(props: Props): ReactNode {
  const {row, casterLevel, as, isAlone, isIn, turn} = props;
  const worked = getEntry(row, casterLevel);
  const {entry} = worked;
  const {title, usage, anchor, heldBy, school, level, description} = entry;
  const about = [
    useKind(entry),
    ...heldBy.slice(0, 1).map(() => heldBy.join(', ')),
    ...(isAlone ? [`${school} ${level}`] : []),
    ...levelNotes(worked, row),
  ];
  return (
    <article className={facts.entry}>
      <div className={facts.head}>
        <Heading as={as} className={facts.name}>
          <Link to={`${spellSheets.page}#${anchor}`}>{title}</Link>
        </Heading>
        {usage !== undefined && (
          <span className={facts.usage}>{usageText(usage)}</span>
        )}
        <span className={facts.kind}>{about.join(' · ')}</span>
        <Star {...{entry, isIn, turn}} />
      </div>
      <Measures entry={entry} />
      <p className={facts.text}>{description}</p>
    </article>
  );
}

// Results that stay do not render again when others are added or removed.
export default memo(Result);
