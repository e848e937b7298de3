import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {furtherLanguages} from '../../src/site/languages';
import {mergePolicies} from './mergePolicies';

/** The file with the policy that hosts send. */
const POLICY = 'content-security-policy.txt';

/** Extends the policy of the main language by those of the others, which are in its folders. */
export function sharePolicy(folder: string): void {
  if (furtherLanguages.length > 0) {
    const policies = ['', ...furtherLanguages].map((locale) =>
      readFileSync(join(folder, locale, POLICY), 'utf8').trim(),
    );
    writeFileSync(join(folder, POLICY), `${mergePolicies(policies)}\n`);
  }
}
