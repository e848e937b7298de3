import {join} from 'node:path';
import type {DiscussionProvider} from '../../src/site/discussion';

const folder = join(
  __dirname,
  '../../src/features/discussion/components/Discussion',
);

/**
 * Names the file that takes the place of the provider that is nobody, so that of the
 * others nothing comes into the build.
 */
export function providerAlias(
  provider: DiscussionProvider,
): Readonly<Record<string, string>> {
  return provider === 'off'
    ? {}
    : {[join(folder, 'provider')]: join(folder, `${provider}.tsx`)};
}
