import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';

/** A built page. */
export type BuiltPage = {
  /** Where it lies below the folder of the build. */
  readonly path: string;
  readonly html: string;
};

/** Reads every page of a build, one after the other, but those of the viewer of documents, which has a style of its own. */
export async function* readPages(outDir: string): AsyncGenerator<BuiltPage> {
  const paths = await Globby('**/*.html', {cwd: outDir, ignore: ['assets/**']});
  for (const path of paths) {
    yield {path, html: await readFile(join(outDir, path), 'utf8')};
  }
}
