import type {Nodes} from 'mdast';
import type {Pluggable, Processor} from 'unified';
import type {VFile} from 'vfile';
import {noteFault} from './pageFaults';

/** The result of attaching a plugin to a processor: a step that runs on each page, or nothing. */
export type Attach = (this: never, ...options: never[]) => unknown;

/** A step of Markdown, alone or with its options. */
export type Step = Attach | readonly [Attach, object];

type Run = (tree: Nodes, file: VFile) => unknown;

/** Lets later steps run after one finds an error, so that a page reports all of its errors at once. */
export function keepGoing(step: Step): Pluggable {
  const [plugin, ...options] = typeof step === 'function' ? [step] : step;
  function attach(this: Processor, ...given: readonly unknown[]) {
    const run = plugin.apply(this as never, given as never[]) as
      Run | undefined;
    return (
      run &&
      (async (tree: Nodes, file: VFile): Promise<void> => {
        try {
          await run(tree, file);
        } catch (error) {
          noteFault(file, (error as Error).message);
        }
      })
    );
  }
  return (options.length === 0 ? attach : [attach, ...options]) as Pluggable;
}
