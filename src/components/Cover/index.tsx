import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  readonly src: string;
  /** What the picture shows. */
  readonly alt: string;
  /** Width and height of the picture itself, in pixels: its place is kept while it comes. */
  readonly width: number;
  readonly height: number;
};

/** The picture at the top of a page. */
export default function Cover({alt, ...picture}: Props): ReactNode {
  return (
    <img className={styles.cover} alt={alt} fetchPriority="high" {...picture} />
  );
}
