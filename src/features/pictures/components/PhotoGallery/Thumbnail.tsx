import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {useFileOpener, useFileUrl} from '../../../../shared/hooks/useFileUrl';
import type {Picture} from '../../../../shared/lib/asset';
import {limits} from '../../../../site/limits';
import styles from './styles.module.css';

type Props = {
  readonly picture: Picture;
  /** Width in its grid cell, as a CSS value. */
  readonly width: string;
  readonly onOpen: () => void;
};

/** Whether a click asks for a new tab, a new window or a download, which the browser handles. */
function isForBrowser(event: MouseEvent): boolean {
  const {button, altKey, ctrlKey, metaKey, shiftKey} = event;
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/** The copy of an image for the thumbnail: one that is sharp on high-density screens. */
function smallLink({link, thumbnails}: Picture): string {
  const wide = thumbnails.find(({width}) => width >= limits.gallery.thumbnail);
  return wide?.link ?? thumbnails.at(-1)?.link ?? link;
}

type Source = {
  /** The target of the link: the file, or its decrypted copy. */
  readonly href: string | undefined;
  readonly src: string | undefined;
  readonly srcSet: string | undefined;
};

/** The source of a thumbnail: one of its copies, or the decrypted file. */
function useSource(picture: Picture): Source {
  const {withBaseUrl} = useBaseUrlUtils();
  const isOpen = useFileOpener(picture.link) === null;
  const file = useFileUrl(smallLink(picture));
  const src = file.state === 'ready' ? file.url : undefined;
  if (!isOpen) {
    return {href: src, src, srcSet: undefined};
  }
  const copies = picture.thumbnails.map(
    ({link, width}) => `${withBaseUrl(link)} ${width}w`,
  );
  const srcSet = copies.length > 0 ? copies.join(', ') : undefined;
  return {href: withBaseUrl(picture.link), src, srcSet};
}

/** The thumbnail of an image, with its placeholder. */
function Small({
  picture,
  width,
  source,
}: Pick<Props, 'picture' | 'width'> & {
  readonly source: Source;
}): ReactNode {
  const {placeholder} = picture;
  return (
    <img
      className={styles.picture}
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet && limits.gallery.sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt ?? picture.title}
      loading="lazy"
      decoding="async"
      style={{
        inlineSize: width,
        ...(placeholder !== undefined && {
          backgroundImage: `url("${placeholder}")`,
        }),
      }}
    />
  );
}

/** A framed thumbnail that links to its file, and opens it in the lightbox. */
export default function Thumbnail(props: Props): ReactNode {
  const {picture, width, onOpen} = props;
  const source = useSource(picture);
  return (
    <figure className={styles.cell}>
      <Link
        to={`pathname://${source.href ?? ''}`}
        autoAddBaseUrl={false}
        className={clsx(styles.frame)}
        target="_self"
        aria-haspopup="dialog"
        data-waits=""
        onClick={(event) => {
          if (!isForBrowser(event)) {
            event.preventDefault();
            onOpen();
          }
        }}>
        <Small picture={picture} width={width} source={source} />
      </Link>
      <figcaption className={styles.title}>{picture.title}</figcaption>
    </figure>
  );
}
