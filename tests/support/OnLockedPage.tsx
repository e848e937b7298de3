import {useMemo, type ReactNode} from 'react';
import {
  FileOpenerContext,
  type FileOpener,
} from '../../src/shared/hooks/useFileUrl';

type Props = {
  readonly open: FileOpener['open'];
  readonly children: ReactNode;
};

/** Stands for a page whose files cannot be had at their address. */
export default function OnLockedPage({open, children}: Props): ReactNode {
  return (
    <FileOpenerContext value={useMemo(() => ({has: () => true, open}), [open])}>
      {children}
    </FileOpenerContext>
  );
}
