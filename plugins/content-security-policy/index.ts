import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {policyFor} from './policyFor';

/** Writes the header that lets a host forbid every script but those of this build. */
export default function contentSecurityPolicyPlugin(): Plugin {
  return {
    name: 'content-security-policy',

    async postBuild({outDir}) {
      const paths = await Globby('**/*.html', {cwd: outDir, absolute: true});
      const pages = await Promise.all(
        paths.map((path) => readFile(path, 'utf8')),
      );
      await writeFile(
        join(outDir, 'content-security-policy.txt'),
        `${policyFor(pages)}\n`,
      );
    },
  };
}
