import {useRef, type ReactNode} from 'react';
import {useFileUrl} from '../../../../shared/hooks/useFileUrl';
import {useNear} from '../../hooks/useNear';
import type {Asset} from '../../../../shared/lib/asset';
import {DEFAULT_RATIO, aspectRatio} from '../../lib/aspectRatio';
import FileCard from './FileCard';
import FileLinks from './FileLinks';
import Stage from './Stage';
import styles from './styles.module.css';

export type Props = {
  /** Path of the PDF file under static/. */
  readonly src: string;
  /** What the document is called. */
  readonly title: string;
  /** Percent of the size that the document itself has; less where a page would be wider than the window. */
  readonly zoom?: number | string;
  /** Shape of the window, width to height. */
  readonly ratio?: string;
  /** The page at which it opens. */
  readonly page?: number | string;
  /** What the index of files says of the document; handed over by the build. */
  readonly asset?: Asset;
  /** How large the file is; handed over by the build. */
  readonly bytes?: number | string;
  /** How many pages it has; handed over by the build, where it can be known. */
  readonly pages?: number | string;
};

/** Percent of its own size at which a document opens, where its author does not say. */
const DEFAULT_ZOOM = 100;

function parseNumber(value: number | string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

/** A document to read in the page, and to open or download without script. */
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
  const card = <FileCard title={title} />;
  return (
    <figure className={styles.display}>
      <div
        ref={frame}
        className={styles.window}
        style={{aspectRatio: aspectRatio(ratio)}}>
        {near ? (
          <Stage
            file={file}
            link={src}
            {...facts}
            zoom={Number(zoom)}
            page={parseNumber(props.page)}
            card={card}
          />
        ) : (
          card
        )}
      </div>
      <FileLinks file={file} link={src} {...facts} />
    </figure>
  );
}
