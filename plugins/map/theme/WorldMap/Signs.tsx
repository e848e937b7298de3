import type {ReactNode} from 'react';
import {placeKinds, type PlaceKind} from '../../model/places';
import {signId, signs} from './signs';
import styles from './styles.module.css';

function Symbol({kind}: {readonly kind: PlaceKind}): ReactNode {
  const {shape, mark, isAccent = false} = signs[kind];
  const accent = isAccent ? styles.accent : styles.ink;
  return (
    <symbol id={signId(kind)} viewBox="-13 -13 26 26">
      <path d={shape} className={mark === undefined ? accent : styles.board} />
      {mark !== undefined && <path d={mark} className={accent} />}
    </symbol>
  );
}

/** Defines the symbols of places once, for the map and the list beside it. */
export function Signs(): ReactNode {
  return (
    <svg className={styles.signs} aria-hidden="true">
      {placeKinds.map((kind) => (
        <Symbol key={kind} kind={kind} />
      ))}
    </svg>
  );
}

/** The symbol of a kind of places. */
export default function Mark({kind}: {readonly kind: PlaceKind}): ReactNode {
  return (
    <svg className={styles.mark} aria-hidden="true">
      <use href={`#${signId(kind)}`} />
    </svg>
  );
}
