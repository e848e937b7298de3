import type {ComponentType} from 'react';

type Load = () => Promise<{readonly default: ComponentType}>;

export const loadDesk: Load | undefined = undefined;
