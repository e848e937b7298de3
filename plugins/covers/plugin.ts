import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../publish/publisher';
import type {CoverCopies} from './coverCopies';
import {siteParts} from '../site/siteParts';

type Parts = {readonly covers: CoverCopies};

/** Writes the scaled copies of covers into the built site. */
export default function coversPlugin(
  context: LoadContext,
  _options: unknown,
  {covers}: Parts = siteParts(context),
): PublishingPlugin {
  return {
    name: 'covers',
    publish: {writeFiles: ({outDir}) => covers.writeTo(outDir)},
  };
}
