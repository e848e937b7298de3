import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Discussion} from '../../src/site/discussion';
import {listBuiltPages} from '../pages/builtPages';
import {buildPolicies, type Policies} from './policyFor';

/** Reads the pages of a build and creates its policies. */
export async function readPolicies(
  outDir: string,
  discussion: Discussion,
): Promise<Policies> {
  const paths = await listBuiltPages(outDir);
  const pages = await Promise.all(
    paths.map((path) => readFile(join(outDir, path), 'utf8')),
  );
  return buildPolicies({pages, discussion});
}
