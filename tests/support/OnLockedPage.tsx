import {useMemo, type ReactNode} from 'react';
import {
  FileOpenerContext,
  type FileOpener,
} from '../../src/shared/client/useFileUrl';

type Props = {
  readonly open: FileOpener['open'];
  readonly children: ReactNode;
};

/** Simulates a page whose files cannot be fetched at their addresses. */
export default function OnLockedPage({open, children}: Props): ReactNode {
  return (
    <FileOpenerContext value={useMemo(() => ({has: () => true, open}), [open])}>
      {children}
    </FileOpenerContext>
  );
}
