import type {ReactNode} from 'react';
import RareStyles from '../../../../src/shared/theme/RareStyles';
import css from '../Card/card.lazy.css';

type Props = {readonly children: ReactNode};

/** Cards side by side, as many as there is room for. */
export default function Cards({children}: Props): ReactNode {
  return (
    <div className="linkCards">
      <RareStyles part="card" css={css} />
      {children}
    </div>
  );
}
