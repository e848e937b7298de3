import type {Discussion} from '../../src/site/discussion';
import {addPolicy} from './addPolicy';
import {readPolicies} from './readPolicies';

/** Adds the policy to every page, for hosts that cannot send headers. */
export function policyAdder(
  discussion: Discussion,
): (outDir: string) => Promise<(html: string) => string> {
  return async (outDir) => {
    const {meta} = await readPolicies(outDir, discussion);
    return (html) => addPolicy(html, meta);
  };
}
