import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {Picture} from '../../../../src/shared/model/asset';
import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {isPlainClick} from '../../../../src/shared/model/plainClick';
import RareStyles from '../../../../src/shared/theme/RareStyles';
import {usePictureSource} from '../../client/usePictureSource';
import PagePicture from '../PagePicture';
import {useLightbox} from '../PhotoGallery/useLightbox';
import css from './figure.lazy.css';

type Shown = {
  readonly picture: Picture;
  readonly caption: string;
  /** Alternative text; by default, that in the list of its folder. */
  readonly alt?: string;
  /** Size in pixels. A missing side follows in proportion. */
  readonly width?: string;
  readonly height?: string;
  /** Whether the image loads eagerly, as the first one on a page does. */
  readonly eager?: boolean;
};

export type Props = Omit<Shown, 'picture'> & {
  /** The image; the build passes it in. */
  readonly picture?: Picture;
  /** An image that the bundler loads, instead of `picture`. */
  readonly children?: ReactNode;
};

/** An image that opens in the lightbox under its caption. */
function Opening({picture, caption, ...rest}: Shown): ReactNode {
  const id = `picture-${kebabCase(picture.name.replace(/\.\w+$/, ''))}`;
  useBrokenLinks().collectAnchor(id);
  const {source} = usePictureSource(picture);
  const {open, around, layer} = useLightbox({
    galleryId: id,
    pictures: [{...picture, title: caption}],
    captionFields: '',
  });
  return (
    <div {...around}>
      <Link
        to={`pathname://${source.src ?? ''}`}
        autoAddBaseUrl={false}
        target="_self"
        aria-haspopup="dialog"
        data-waits=""
        onClick={(event) => {
          if (isPlainClick(event)) {
            event.preventDefault();
            open(0);
          }
        }}>
        <PagePicture {...rest} src={picture.link} picture={picture} />
      </Link>
      {layer}
    </div>
  );
}

/** An image with its caption below it. */
export default function Figure(props: Props): ReactNode {
  const {picture, caption, children} = props;
  return (
    <figure className="figure" data-session={picture?.mark}>
      <RareStyles part="figure" css={css} />
      {picture === undefined ? (
        children
      ) : (
        <Opening {...props} picture={picture} />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
