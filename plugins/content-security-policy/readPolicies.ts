import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Discussion} from '../../src/site/discussion';
import {policiesFor, type Policies} from './policyFor';

/** Reads the pages of a build, and makes the policies that they work under. */
export async function readPolicies(
  outDir: string,
  discussion: Discussion,
): Promise<Policies> {
  // The viewer of documents, below assets/, brings a stricter policy of its own.
  const paths = await Globby('**/*.html', {cwd: outDir, ignore: ['assets/**']});
  const pages = await Promise.all(
    paths.map((path) => readFile(join(outDir, path), 'utf8')),
  );
  return policiesFor({pages, discussion});
}
