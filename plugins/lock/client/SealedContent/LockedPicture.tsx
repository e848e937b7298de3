import {useMDXComponents} from '@mdx-js/react';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import {useFileUrl} from '../../../../src/shared/client/useFileUrl';
import PictureFault from '../../../../src/shared/theme/PictureFault';

type Props = ComponentProps<'img'>;

/** An image in a locked page, shown once it is decrypted. */
export default function LockedPicture(props: Props): ReactNode {
  const Picture = (useMDXComponents()['img'] ?? 'img') as ElementType;
  const {src = '', alt} = props;
  const file = useFileUrl(src);
  if (file.state === 'failed') {
    return <PictureFault alt={alt} />;
  }
  // Until the address is known, the element reserves the space and shows the alternative text.
  return (
    <Picture {...props} src={file.state === 'ready' ? file.url : undefined} />
  );
}
