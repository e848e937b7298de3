import type {ReactNode} from 'react';

export type Props = {
  /** The files that are shown; handed over by the build. */
  readonly files: readonly unknown[];
  /** What stands here where there is none. */
  readonly text: string;
  /** What shows the files. */
  readonly children: ReactNode;
};

/** What shows files, or the words of the author where there are none yet. */
export default function FilesOrText({files, text, children}: Props): ReactNode {
  return files.length === 0 ? <p>{text}</p> : children;
}
