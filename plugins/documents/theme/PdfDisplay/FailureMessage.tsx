import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PdfFailure} from '../../client/probePdf';
import FileCard from './FileCard';
import {ToFile} from './FileLinks';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  readonly failure: PdfFailure | 'viewer' | 'locked';
  /** Address of the file; without it, no link is shown. */
  readonly url?: string;
  readonly onRetry?: () => void;
};

const messages: Readonly<Record<Props['failure'], () => string>> = {
  missing: () =>
    translate({
      id: 'site.pdfFailure.missing',
      message: 'File not found.',
      description: 'Why a document cannot be shown: the host has no such file',
    }),
  offline: () =>
    translate({
      id: 'site.pdfFailure.offline',
      message: 'You’re offline. Connect and try again.',
      description: 'Why a document cannot be shown: there is no connection',
    }),
  unreachable: () =>
    translate({
      id: 'site.pdfFailure.unreachable',
      message: 'The server is not responding. Try again later.',
      description: 'Why a document cannot be shown: no answer came',
    }),
  other: () =>
    translate({
      id: 'site.pdfFailure.other',
      message: 'This file is not a PDF.',
      description: 'Why a document cannot be shown: the file is something else',
    }),
  damaged: () =>
    translate({
      id: 'site.pdfFailure.damaged',
      message: 'This file is damaged.',
      description: 'Why a document cannot be shown: its structure is broken',
    }),
  viewer: () =>
    translate({
      id: 'site.pdfFailure.viewer',
      message: 'The viewer did not start.',
      description: 'Why a document cannot be shown: the script did not load',
    }),
  locked: () =>
    translate({
      id: 'site.pdfFailure.locked',
      message: 'The file could not be unlocked.',
      description: 'Why a document cannot be shown: it could not be decrypted',
    }),
};

/** Replaces a document that cannot be shown, with the reason and alternatives. */
export default function FailureMessage(props: Props): ReactNode {
  const {title, failure, url, onRetry} = props;
  return (
    <FileCard title={title}>
      <p role="alert" className={styles.message}>
        {messages[failure]()}
      </p>
      <p className={styles.ways}>
        {onRetry && (
          <button
            type="button"
            className="button button--secondary"
            onClick={onRetry}>
            <Translate
              id="site.pdfFailure.retry"
              description="Button that tries once more to show a document">
              Try again
            </Translate>
          </button>
        )}
        {url !== undefined && (
          <ToFile url={url} download="">
            <Translate
              id="site.pdfFailure.download"
              description="Link that downloads a document that cannot be shown">
              Download the file
            </Translate>
          </ToFile>
        )}
      </p>
    </FileCard>
  );
}
