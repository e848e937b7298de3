import type {Discussion} from '../../src/site/discussion';
import {addPolicy} from './addPolicy';
import {readPolicies} from './readPolicies';

/** Has every page of a build bring the policy that it works under, for hosts that send none. */
export function policyAdder(
  discussion: Discussion,
): (outDir: string) => Promise<(html: string) => string> {
  return async (outDir) => {
    const {meta} = await readPolicies(outDir, discussion);
    return (html) => addPolicy(html, meta);
  };
}
