import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEditionCheck} from '../../client/edition';

type Props = {
  readonly alt: string | undefined;
};

/** Replaces an image of a locked page that cannot be decrypted. */
export default function PictureFault({alt}: Props): ReactNode {
  useEditionCheck();
  return (
    <span role="img" aria-label={alt}>
      <Translate
        id="site.pictureFault.message"
        description="Shown in place of a picture of a locked page that cannot be opened">
        This picture could not be unlocked.
      </Translate>
    </span>
  );
}
