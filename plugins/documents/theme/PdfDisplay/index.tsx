import {useRef, type ReactNode} from 'react';
import {useFileUrl} from '../../../../src/shared/client/useFileUrl';
import {useNear} from '../../client/useNear';
import type {Asset} from '../../../../src/shared/model/asset';
import {DEFAULT_RATIO, aspectRatio} from '../../model/aspectRatio';
import FileCard from './FileCard';
import FileLinks from './FileLinks';
import Stage from './Stage';
import styles from './styles.module.css';

export type Props = {
  /** Path of the PDF file under static/. */
  readonly src: string;
  readonly title: string;
  /** Zoom in percent; reduced if a page would be wider than the window. */
  readonly zoom?: number | string;
  /** Aspect ratio of the display, width to height. */
  readonly ratio?: string;
  /** The page to open at. */
  readonly page?: number | string;
  /** Metadata of the file; the build passes it in. */
  readonly asset?: Asset;
  /** Size in bytes; the build passes it in. */
  readonly bytes?: number | string;
  /** Number of pages, if known; the build passes it in. */
  readonly pages?: number | string;
};

/** Default zoom in percent. */
const DEFAULT_ZOOM = 100;

function parseNumber(value: number | string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

/** A document to read in the page. Without script, readers can open or download it. */
export default function PdfDisplay(props: Props): ReactNode {
  const {src, title, zoom = DEFAULT_ZOOM, ratio = DEFAULT_RATIO, asset} = props;
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const file = useFileUrl(src);
  const facts = {
    title,
    bytes: asset?.size ?? parseNumber(props.bytes),
    pages: parseNumber(props.pages),
  };
  return (
    <figure className={styles.display}>
      <div
        ref={frame}
        className={styles.window}
        data-live
        style={{aspectRatio: aspectRatio(ratio)}}>
        {near ? (
          <Stage
            file={file}
            link={src}
            {...facts}
            zoom={Number(zoom)}
            page={parseNumber(props.page)}
          />
        ) : (
          <FileCard title={title} />
        )}
      </div>
      <FileLinks file={file} link={src} {...facts} />
    </figure>
  );
}
