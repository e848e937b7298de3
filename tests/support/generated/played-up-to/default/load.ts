import type {ComponentType} from 'react';

type Load = () => Promise<{
  readonly default: ComponentType;
  readonly Choices: ComponentType;
}>;

export const loadPlayedUpTo: Load | undefined = undefined;
