import Translate from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useOnScreenFor} from '../../client/useOnScreenFor';
import {demoDocument, demoFailure, type DemoCode} from '../../model/codeDemo';
import {limits} from '../../../../src/site/limits';
import styles from './styles.module.css';

type FailureProps = {
  readonly message: string;
  readonly runAgain: () => void;
};

function Failure({message, runAgain}: FailureProps): ReactNode {
  return (
    <div className="alert alert--danger" role="alert">
      <p>
        <Translate
          id="site.codeDemo.failed"
          description="Shown if the code of a demo fails"
          values={{message}}>
          {'This demo’s code failed: {message}'}
        </Translate>
      </p>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={runAgain}>
        <Translate
          id="site.codeDemo.again"
          description="Button that runs the code of a demo once more">
          Run again
        </Translate>
      </button>
    </div>
  );
}

/** Runs the code of a demo in a sandboxed frame. */
export default function Stage(code: DemoCode): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const runs = useOnScreenFor(place, limits.demoAfter);
  const [run, setRun] = useState(0);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const listen = ({source, data}: MessageEvent<unknown>): void => {
      const message = demoFailure(data);
      if (message !== undefined && source === frame.current?.contentWindow) {
        setFailure(message);
      }
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, []);
  return (
    <div ref={place} className={styles.stage} data-live>
      {runs && (
        <iframe
          key={run}
          ref={frame}
          className={styles.frame}
          title={code.title}
          sandbox="allow-scripts"
          srcDoc={demoDocument(code)}
        />
      )}
      {failure !== undefined && (
        <Failure
          message={failure}
          runAgain={() => {
            setFailure(undefined);
            setRun(run + 1);
          }}
        />
      )}
    </div>
  );
}
