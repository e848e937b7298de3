import {useMDXComponents} from '@mdx-js/react';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import {useFileLink} from '../../../../src/shared/client/useFileLink';
import FileFault from '../../../../src/shared/theme/FileFault';

type Props = ComponentProps<'a'>;

/** A link in a locked page; a locked file is decrypted on click. */
export default function LockedLink(props: Props): ReactNode {
  const Anchor = (useMDXComponents()['a'] ?? 'a') as ElementType;
  const {href = ''} = props;
  const {hasFailed, ...opening} = useFileLink(href, '');
  const isFile = opening.onClick !== undefined;
  return (
    <>
      <Anchor {...props} {...opening} {...(isFile && {target: '_self'})} />
      {hasFailed && <FileFault />}
    </>
  );
}
