import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import type {Group} from '../../../../src/shared/model/fighter';
import {
  nameGroup,
  writeAttack,
  writePower,
} from '../../../../src/shared/model/figures';
import styles from './styles.module.css';

export type Props = {
  /** The place of the foes, for the end of a sentence: "the cellar". */
  readonly where: string;
  /** The foes, with their numbers. */
  readonly groups: readonly Group[];
};

function Figures({fighter}: Group): ReactNode {
  const {hitPoints, points, defense, soak, attacks, powers} = fighter;
  const also = [...attacks.map(writeAttack), ...powers.map(writePower)];
  return (
    <span className={styles.figures}>
      <Translate
        id="site.encounter.figures"
        description="The figures of a foe, in one line"
        values={{hitPoints, points, defense, soak, also: also.join(' · ')}}>
        {
          '{hitPoints} hit points · {points} AP · DEF {defense} · Soak {soak} · {also}'
        }
      </Translate>
    </span>
  );
}

/** Opens the foes in the tracker, which is loaded at the first press; hidden without scripts. */
function OpenButton({groups}: Pick<Props, 'groups'>): ReactNode {
  const base = useBaseUrl('/');
  const isReady = useIsBrowser();
  const place = useRef<HTMLSpanElement>(null);
  // A click queued before hydration targets this element.
  useLayoutEffect(() => {
    const {current} = place;
    const onClick = (): void => {
      void import('../Tracker/mount').then(({showInTracker}) =>
        showInTracker(base, groups),
      );
    };
    current?.addEventListener('click', onClick);
    return () => {
      current?.removeEventListener('click', onClick);
    };
  }, [base, groups]);
  return (
    <span ref={place} data-waits="" className={styles.opener}>
      <button
        type="button"
        className={`button button--secondary button--sm ${isReady ? '' : styles.waiting}`}>
        <Translate
          id="site.encounter.open"
          description="Opens the foes of an encounter in the tracker">
          Open in the tracker
        </Translate>
      </button>
    </span>
  );
}

/** The foes of an encounter, with their numbers and tactics. */
export default function Encounter({where, groups}: Props): ReactNode {
  return (
    <figure className={styles.encounter}>
      <figcaption className={styles.head}>
        <span>
          <Translate
            id="site.encounter.title"
            description="Heading of foes whom readers can meet"
            values={{where}}>
            {'Encounter: {where}'}
          </Translate>
        </span>
        <OpenButton groups={groups} />
      </figcaption>
      <ul className={styles.foes}>
        {groups.map((group, index) => (
          // The order of the groups never changes.
          <li key={index}>
            <strong>{nameGroup(group)}</strong>
            <Figures {...group} />
            <span>{group.fighter.plays}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
