import Translate from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useAdoptedSheet} from '../../../../shared/hooks/useAdoptedSheet';
import type {KeptName} from '../../../../site/keptThings';
import {forgetEverything, listKept} from '../../hooks/forgetEverything';
import css from './forget.lazy.css';
import {keptTexts} from './labels';

export type Props = {readonly close: () => void};

type Stage =
  | {readonly name: 'looking' | 'forgetting'}
  | {readonly name: 'asking' | 'done'; readonly kept: readonly KeptName[]};

function KeptList({kept}: {readonly kept: readonly KeptName[]}): ReactNode {
  return (
    <ul>
      {kept.map((name) => (
        <li key={name}>{keptTexts[name]()}</li>
      ))}
    </ul>
  );
}

function Asking({kept}: {readonly kept: readonly KeptName[]}): ReactNode {
  return kept.length === 0 ? (
    <p>
      <Translate
        id="site.forget.nothing"
        description="Said if the browser keeps nothing of the site">
        This browser keeps nothing of this site.
      </Translate>
    </p>
  ) : (
    <>
      <p>
        <Translate
          id="site.forget.list"
          description="Introduces the list of what the browser keeps">
          This browser keeps of this site:
        </Translate>
      </p>
      <KeptList kept={kept} />
      <p>
        <Translate
          id="site.forget.warning"
          description="Warns before everything is forgotten">
          All of it is removed, and cannot be brought back. Save what you want
          to keep as a file first. Files that you have saved stay.
        </Translate>
      </p>
    </>
  );
}

function Done({kept}: {readonly kept: readonly KeptName[]}): ReactNode {
  return kept.length === 0 ? (
    <p>
      <Translate
        id="site.forget.done"
        description="Said once everything is forgotten">
        Everything is forgotten, in other tabs of this site too.
      </Translate>
    </p>
  ) : (
    <>
      <p>
        <Translate
          id="site.forget.left"
          description="Introduces the list of what could not be forgotten">
          All but this is forgotten. Close other tabs of this site, then try
          once more:
        </Translate>
      </p>
      <KeptList kept={kept} />
    </>
  );
}

function Waiting(): ReactNode {
  return (
    <p>
      <Translate
        id="site.forget.waiting"
        description="Said while the browser lists or removes what it keeps">
        One moment…
      </Translate>
    </p>
  );
}

type ButtonsProps = {
  readonly stage: Stage;
  readonly forget: () => void;
  readonly leave: () => void;
};

function Buttons({stage, forget, leave}: ButtonsProps): ReactNode {
  const canForget = 'kept' in stage && stage.kept.length > 0;
  return (
    <div className="forgetButtons">
      {canForget && (
        <button
          type="button"
          className="button button--primary"
          onClick={forget}>
          <Translate
            id="site.forget.confirm"
            description="Button that removes everything">
            Forget everything
          </Translate>
        </button>
      )}
      <button
        type="button"
        className="button button--secondary"
        disabled={stage.name === 'forgetting'}
        onClick={leave}>
        {stage.name === 'done' ? (
          <Translate
            id="site.forget.reload"
            description="Closes the dialog once everything is forgotten">
            Reload the page
          </Translate>
        ) : (
          <Translate
            id="site.forget.cancel"
            description="Closes the dialog, and removes nothing">
            Close
          </Translate>
        )}
      </button>
    </div>
  );
}

/** Opens a modal dialog while the component is mounted; focus returns to where it was. */
function useDialog(leave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const {current} = dialog;
    current?.showModal();
    return () => {
      current?.close();
    };
  }, []);
  return {
    ref: dialog,
    onCancel: (event: {readonly preventDefault: () => void}) => {
      event.preventDefault();
      leave();
    },
  };
}

function useStage() {
  const [stage, setStage] = useState<Stage>({name: 'looking'});
  useEffect(() => {
    void listKept().then((kept) => {
      setStage({name: 'asking', kept});
    });
  }, []);
  const forget = (): void => {
    setStage({name: 'forgetting'});
    void forgetEverything().then((kept) => {
      setStage({name: 'done', kept});
    });
  };
  return {stage, forget};
}

/** Lists what this browser keeps of the site, asks once, and removes all of it. */
export default function Forget({close}: Props): ReactNode {
  const {stage, forget} = useStage();
  const title = useId();
  useAdoptedSheet(css);
  const leave = (): void => {
    if (stage.name === 'done') {
      // What this tab still holds in memory goes with the page.
      window.location.reload();
    } else if (stage.name !== 'forgetting') {
      close();
    }
  };
  return (
    <dialog {...useDialog(leave)} className="forget" aria-labelledby={title}>
      <p id={title} className="forgetTitle">
        <Translate
          id="site.forget.title"
          description="Heading of the dialog that forgets everything">
          Forget everything
        </Translate>
      </p>
      <div role="status">
        {stage.name === 'asking' && <Asking kept={stage.kept} />}
        {stage.name === 'done' && <Done kept={stage.kept} />}
        {!('kept' in stage) && <Waiting />}
      </div>
      <Buttons {...{stage, forget, leave}} />
    </dialog>
  );
}
