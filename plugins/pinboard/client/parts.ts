import {lazy} from 'react';
import type {FeatureParts} from '../../../src/shared/theme/Parts';
import DeskPart from '../theme/DeskPart';

export const parts: readonly FeatureParts[] = [
  {page: DeskPart, tablePanel: lazy(() => import('../theme/DeskChoice'))},
];
