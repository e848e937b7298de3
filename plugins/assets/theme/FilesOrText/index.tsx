import type {ReactNode} from 'react';

type Props = {
  /** The files to show; the build passes them in. */
  readonly files: readonly unknown[];
  /** Shown if there are no files. */
  readonly text: string;
  /** The component that shows the files. */
  readonly children: ReactNode;
};

/** Shows files, or the author's text if there are none. */
export default function FilesOrText({files, text, children}: Props): ReactNode {
  return files.length === 0 ? <p>{text}</p> : children;
}
