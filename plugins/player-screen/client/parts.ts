import {lazy} from 'react';
import type {FeatureParts} from '../../../src/shared/theme/Parts';

export const parts: readonly FeatureParts[] = [
  {
    lightbox: lazy(() => import('../theme/ShowPicture')),
    tracker: lazy(() => import('../theme/ShowOrder')),
  },
];
