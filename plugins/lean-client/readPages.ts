import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';

/** A built page. */
export type BuiltPage = {
  /** Where it lies below the folder of the build. */
  readonly path: string;
  readonly html: string;
};

/** Reads every page of a build but those of the viewer of documents, which has a style of its own. */
export async function readPages(outDir: string): Promise<readonly BuiltPage[]> {
  const paths = await Globby('**/*.html', {cwd: outDir, ignore: ['assets/**']});
  return Promise.all(
    paths.map(async (path) => ({
      path,
      html: await readFile(join(outDir, path), 'utf8'),
    })),
  );
}
