import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import type {Sheet} from '../../../../src/shared/model/csv';
import {targetId} from '../../../../src/shared/model/scrollPlan';
import {listKeyedPlaces} from '../../model/keyedPlan';
import Key from './Key';
import Pins from './Pins';
import styles from './styles.module.css';

type Props = {
  /** The name of the plan, and the caption of its places in print. */
  readonly caption: string;
  /** The keyed places with their positions; the build passes them in. */
  readonly sheet: Sheet;
  /** Prefix of the anchors of the places. */
  readonly anchors: string;
  /**
   * The share of the picture's width that shows the plan, in percent; the rest is a printed key.
   */
  readonly shown?: string;
  /** The picture. */
  readonly children: ReactNode;
};

/** The anchor of the address; undefined on the server, which does not know it. */
function useAnchor(): string | undefined {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  return isBrowser ? targetId(hash) : undefined;
}

/** A plan with its key below. The numbered places are links, and each has an address. */
export default function KeyedPlan(props: Props): ReactNode {
  const {caption, sheet, anchors, shown = '100', children} = props;
  const places = listKeyedPlaces(sheet, {anchors, shown: Number(shown)});
  const anchor = useAnchor();
  const chosen = places.find(({id}) => id === anchor)?.id;
  const canvas: CSSProperties & Record<`--world-${string}`, string> = {
    '--world-plan-shown': `${10000 / Number(shown)}%`,
  };
  const stage = useRef<HTMLDivElement>(null);
  const brokenLinks = useBrokenLinks();
  for (const {id} of places) {
    brokenLinks.collectAnchor(id);
  }
  useEffect(() => {
    // Small screens show a part of the plan, which must include the place.
    stage.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({block: 'nearest', inline: 'center'});
  }, [chosen]);
  return (
    <section className={styles.plan} aria-label={caption}>
      <div ref={stage} className={styles.stage}>
        <div className={styles.canvas} style={canvas}>
          {children}
          <Pins {...{caption, places, chosen}} />
        </div>
      </div>
      <Key {...{places, chosen}} />
    </section>
  );
}
