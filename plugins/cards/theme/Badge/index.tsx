import type {ReactNode} from 'react';
import RareStyles from '../../../../src/shared/theme/RareStyles';
import type {BadgeKind} from '../../model/badgeKinds';
import css from './badge.lazy.css';

type Props = {
  /** Sets the color, as it does for a box; gray by default. */
  readonly kind?: BadgeKind;
  readonly children: ReactNode;
};

/** A word or two in a frame, beside a heading or within a line. */
export default function Badge({kind, children}: Props): ReactNode {
  return (
    <>
      <RareStyles part="badge" css={css} />
      <span className="wordBadge" data-kind={kind}>
        {children}
      </span>
    </>
  );
}
