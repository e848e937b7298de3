import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../publish/publisher';
import {siteParts, type SiteParts} from '../site/siteParts';
import {addPolicy} from './addPolicy';
import {readPolicies} from './readPolicies';

type Parts = Pick<SiteParts, 'discussion'>;

/**
 * Forbids all scripts except those of this build. Adds the policy to every page for hosts that
 * cannot send headers, and writes the header for the others.
 */
export default function contentSecurityPolicyPlugin(
  context: LoadContext,
  _options: unknown,
  {discussion}: Parts = siteParts(context),
): PublishingPlugin {
  return {
    name: 'content-security-policy',
    publish: {
      async finishPages({outDir}) {
        const {header, meta} = await readPolicies(outDir, discussion);
        const file = join(outDir, 'content-security-policy.txt');
        await writeFile(file, `${header}\n`);
        return (html) => addPolicy(html, meta);
      },
    },
  };
}
