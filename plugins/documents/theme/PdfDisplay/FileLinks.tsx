import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {
  useFileOpener,
  useFilePath,
  type FileUrl,
} from '../../../../src/shared/client/useFileUrl';
import {fileSize} from '../../../assets/model/fileSize';
import styles from './styles.module.css';

type Props = {
  readonly file: FileUrl;
  /** Path of the document on the site. */
  readonly link: string;
  readonly title: string;
  readonly bytes?: number | undefined;
  readonly pages?: number | undefined;
};

function describePages(pages: number): string {
  return pages === 1
    ? translate({
        id: 'site.pdfDisplay.onePage',
        message: '1 page',
        description: 'How long a document of one page is',
      })
    : translate(
        {
          id: 'site.pdfDisplay.pages',
          message: '{pages} pages',
          description: 'How long a document is',
        },
        {pages},
      );
}

function facts({bytes, pages}: Props): string {
  return [
    'PDF',
    ...(pages === undefined ? [] : [describePages(pages)]),
    ...(bytes === undefined ? [] : [fileSize(bytes)]),
  ].join(', ');
}

type ToFileProps = {
  readonly url: string;
  readonly download?: string;
  readonly children: ReactNode;
};

/** A link that opens a file in its own window or downloads it. */
export function ToFile({url, download, children}: ToFileProps): ReactNode {
  return (
    <Link
      to={url.startsWith('/') ? `pathname://${url}` : url}
      autoAddBaseUrl={false}
      {...(download === undefined ? {target: '_blank'} : {download})}>
      {children}
    </Link>
  );
}

/** Describes a document, with links that need no script. On paper, it prints the address. */
export default function FileLinks(props: Props): ReactNode {
  const {file, link, title} = props;
  const {siteConfig} = useDocusaurusContext();
  const url = file.state === 'ready' ? file.url : undefined;
  const name = useFilePath(link).replace(/^.*\//, '');
  const hasAddress = useFileOpener(link) === null;
  return (
    <figcaption className={styles.links}>
      <span className={styles.facts}>
        <cite>{title}</cite> {`(${facts(props)})`}
      </span>
      {url !== undefined && (
        <span className={styles.ways}>
          <ToFile url={url}>
            <Translate
              id="site.pdfDisplay.open"
              description="Link that opens a document in a window of its own">
              Open
            </Translate>
          </ToFile>
          <ToFile url={url} download={name}>
            <Translate
              id="site.pdfDisplay.download"
              description="Link that downloads a document">
              Download
            </Translate>
          </ToFile>
        </span>
      )}
      {hasAddress && (
        <span
          className={
            styles.address
          }>{`${siteConfig.url}${siteConfig.baseUrl}${link.slice(1)}`}</span>
      )}
    </figcaption>
  );
}
