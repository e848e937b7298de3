import {lazy} from 'react';
import type {FeatureParts} from '../../../src/shared/theme/Parts';

export const parts: readonly FeatureParts[] = [
  {character: lazy(() => import('../theme/FightButton'))},
];
