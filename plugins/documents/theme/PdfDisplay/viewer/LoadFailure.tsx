import {useEffect, useState, type ReactNode} from 'react';
import {probePdf, type PdfFailure} from '../../../client/probePdf';
import FailureMessage from '../FailureMessage';
import FileCard from '../FileCard';

type Props = {
  readonly title: string;
  readonly url: string;
  /** Whether the viewer itself failed, rather than the document. */
  readonly viewerFailed: boolean;
  readonly onRetry: () => void;
};

/** Replaces a document that could not be opened and says why. */
export default function LoadFailure(props: Props): ReactNode {
  const {title, url, viewerFailed, onRetry} = props;
  const [found, setFound] = useState<PdfFailure>();
  useEffect(() => {
    let wanted = true;
    void probePdf(url).then((failure) => {
      if (wanted) {
        setFound(failure);
      }
    });
    return () => {
      wanted = false;
    };
  }, [url]);
  // If the document has no fault, the viewer has failed.
  const failure = found === 'damaged' && viewerFailed ? 'viewer' : found;
  return failure === undefined ? (
    <FileCard title={title} />
  ) : (
    <FailureMessage {...{title, url, failure, onRetry}} />
  );
}
