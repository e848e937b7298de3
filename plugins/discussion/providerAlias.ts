import {join} from 'node:path';
import type {DiscussionProvider} from '../../src/site/discussion';

const folder = join(
  __dirname,
  '../../src/features/discussion/components/Discussion',
);

/** Returns the alias that replaces the empty provider with the chosen one, so that the build contains no other. */
export function providerAlias(
  provider: DiscussionProvider,
): Readonly<Record<string, string>> {
  return provider === 'off'
    ? {}
    : {[join(folder, 'provider')]: join(folder, `${provider}.tsx`)};
}
