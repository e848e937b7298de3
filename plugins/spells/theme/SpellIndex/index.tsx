import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {ServedSource} from '../../client/servedSource';
import {ordinal} from '../../../../src/shared/model/ordinal';
import {byLevel} from '../../model/groups';
import type {SpellLink} from '../../model/publish';
import {spellSheets} from '../../../../world/catalogue';
import ServedContent from '../ServedContent';
import styles from './styles.module.css';

type Props = {
  /** The selected records; the build passes them in. */
  readonly source: ServedSource<readonly SpellLink[]>;
};

/** An index of spells and powers by level, each linked to its full text. */
export default function SpellIndex({source}: Props): ReactNode {
  return (
    <ServedContent source={source}>
      {(links) => (
        <dl className={styles.index}>
          {byLevel(links).map(({key, members}) => (
            <div key={key}>
              <dt>
                {translate(
                  {
                    id: 'site.spellIndex.level',
                    message: '{ordinal}',
                    description: 'Level of the spells that follow, in a row',
                  },
                  {ordinal: ordinal(key)},
                )}
              </dt>
              <dd>
                {members.map(({anchor, title}, index) => (
                  <Fragment key={anchor}>
                    {index > 0 && ', '}
                    <Link to={`${spellSheets.page}#${anchor}`}>{title}</Link>
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ServedContent>
  );
}
