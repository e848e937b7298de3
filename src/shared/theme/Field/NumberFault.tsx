import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {grouped} from '../../model/signed';
import type {Bounds} from '../../model/wholeNumber';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly bounds: Bounds;
  readonly isShown: boolean;
};

function Expected({bounds: [least, most]}: Pick<Props, 'bounds'>): ReactNode {
  return Number.isFinite(most) ? (
    <Translate
      id="site.calculator.expected"
      description="Allowed numbers of a field"
      values={{least: grouped(least), most: grouped(most)}}>
      {'A whole number from {least} to {most}'}
    </Translate>
  ) : (
    <Translate
      id="site.calculator.expectedFrom"
      description="Allowed numbers of a field without a maximum"
      values={{least: grouped(least)}}>
      {'A whole number, {least} or more'}
    </Translate>
  );
}

/** Shows the allowed numbers below a field once readers type anything else. */
export default function NumberFault({id, bounds, isShown}: Props): ReactNode {
  return (
    <span id={id} className={styles.fault} aria-live="polite">
      {isShown && <Expected bounds={bounds} />}
    </span>
  );
}
