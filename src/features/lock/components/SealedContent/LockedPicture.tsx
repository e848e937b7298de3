import {useMDXComponents} from '@mdx-js/react';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import {useFileUrl} from '../../../../shared/hooks/useFileUrl';
import PictureFault from '../../../pictures/components/PictureFault';

export type Props = ComponentProps<'img'>;

/** A picture in the text of a locked page, as soon as it is decrypted. */
export default function LockedPicture(props: Props): ReactNode {
  const Picture = (useMDXComponents()['img'] ?? 'img') as ElementType;
  const {src = '', alt} = props;
  const file = useFileUrl(src);
  if (file.state === 'failed') {
    return <PictureFault alt={alt} />;
  }
  // Without an address the place of the picture is kept, and its words are there.
  return (
    <Picture {...props} src={file.state === 'ready' ? file.url : undefined} />
  );
}
