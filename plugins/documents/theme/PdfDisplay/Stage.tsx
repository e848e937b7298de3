import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {FileUrl} from '../../../../src/shared/client/useFileUrl';
import {fileSize} from '../../../assets/model/fileSize';
import {limits} from '../../../../src/site/limits';
import FailureMessage from './FailureMessage';
import FileCard from './FileCard';
import ViewerInPage from './ViewerInPage';

type Props = {
  readonly file: FileUrl;
  readonly link: string;
  readonly title: string;
  readonly bytes?: number | undefined;
  readonly zoom: number;
  readonly page?: number | undefined;
};

type AskProps = {
  readonly title: string;
  readonly bytes: number;
  readonly onShow: () => void;
};

/** Asks before a file of this size is loaded. */
function AskFirst({title, bytes, onShow}: AskProps): ReactNode {
  return (
    <FileCard title={title}>
      <p>
        <Translate
          id="site.pdfDisplay.huge"
          description="Shown in place of a document that is very large"
          values={{size: fileSize(bytes)}}>
          {
            'This file is large ({size}). If the server allows it, pages load as you read.'
          }
        </Translate>
      </p>
      <button
        type="button"
        className="button button--secondary"
        onClick={onShow}>
        <Translate
          id="site.pdfDisplay.show"
          description="Button that shows a very large document">
          Show it here
        </Translate>
      </button>
    </FileCard>
  );
}

/** Shows a document once its file is available. A huge file also waits until readers confirm. */
export default function Stage(props: Props): ReactNode {
  const {file, link, title, bytes = 0, zoom, page} = props;
  const [asked, setAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    setAttempt(attempt + 1);
  };
  if (file.state === 'opening') {
    return <FileCard title={title} />;
  }
  if (file.state === 'failed') {
    return <FailureMessage title={title} failure="locked" />;
  }
  if (bytes > limits.hugeFile && !asked) {
    return (
      <AskFirst
        title={title}
        bytes={bytes}
        onShow={() => {
          setAsked(true);
        }}
      />
    );
  }
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <FailureMessage
          title={title}
          failure="viewer"
          url={file.url}
          onRetry={() => {
            tryAgain();
            retry();
          }}
        />
      )}>
      <ViewerInPage
        key={`${file.url} ${attempt}`}
        {...{url: file.url, link, title, zoom, page}}
        onRetry={retry}
      />
    </ErrorBoundary>
  );
}
