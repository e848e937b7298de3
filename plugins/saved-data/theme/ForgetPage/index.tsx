import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState, type ReactNode} from 'react';
import ToolPage from '../../../navigation/theme/ToolPage';
import {forgetEverything, listSaved} from '../../client/forgetEverything';
import type {SavedPart} from '../../client/savedParts';
import Backup from './Backup';
import styles from './styles.module.css';

type Stage =
  | {readonly name: 'busy'}
  /** The saved data is known, before deletion, or after some of it could not be deleted. */
  | {readonly name: 'found' | 'left'; readonly kept: readonly SavedPart[]};

function KeptList({kept}: {readonly kept: readonly SavedPart[]}): ReactNode {
  return (
    <ul>
      {kept.map(({label}) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}

function Explanation({stage}: {readonly stage: Stage}): ReactNode {
  if (stage.name === 'busy') {
    return (
      <Translate
        id="site.forget.waiting"
        description="Shown while the browser lists or deletes saved data">
        One moment…
      </Translate>
    );
  }
  if (stage.kept.length === 0) {
    return stage.name === 'left' ? (
      <Translate
        id="site.forget.done"
        description="Shown once saved data is deleted">
        Deleted, including in other tabs. Anything this page still shows is
        cleared when you leave it.
      </Translate>
    ) : (
      <Translate
        id="site.forget.nothing"
        description="Shown if the browser saves nothing">
        Nothing is saved in this browser.
      </Translate>
    );
  }
  return stage.name === 'left' ? (
    <Translate
      id="site.forget.left"
      description="Introduces the list of data that could not be deleted">
      Everything else is deleted. Close other tabs of this site, then try again.
      Still saved:
    </Translate>
  ) : (
    <Translate
      id="site.forget.warning"
      description="Warns before saved data is deleted, and introduces the list of saved data">
      This permanently deletes everything that this site has saved in this
      browser, including in other tabs. Files you have already saved are not
      affected.
    </Translate>
  );
}

type ButtonsProps = {
  readonly kept: readonly SavedPart[];
  readonly forget: () => void;
};

function Buttons({kept, forget}: ButtonsProps): ReactNode {
  const made = kept.filter(
    (part): part is Required<SavedPart> => part.makeFiles !== undefined,
  );
  return (
    <div className={styles.buttons}>
      {made.length > 0 && <Backup made={made} />}
      <button
        type="button"
        className="button button--secondary"
        onClick={forget}>
        <Translate
          id="site.forget.confirm"
          description="Button that removes everything">
          Delete saved data
        </Translate>
      </button>
    </div>
  );
}

/** The page that lists the saved data of the site, offers to save it as files, and deletes all of it. */
export default function ForgetPage(): ReactNode {
  const [stage, setStage] = useState<Stage>({name: 'busy'});
  useEffect(() => {
    void listSaved().then((kept) => {
      setStage({name: 'found', kept});
    });
  }, []);
  const forget = async (): Promise<void> => {
    setStage({name: 'busy'});
    setStage({name: 'left', kept: await forgetEverything()});
  };
  const title = translate({
    id: 'site.forget.title',
    message: 'Delete saved data',
    description: 'Title of the page of saved data',
  });
  return (
    <ToolPage title={title}>
      <noscript>
        <p>
          <Translate
            id="site.forget.noScript"
            description="Shown without scripts">
            This page needs JavaScript. Without it, the site saves nothing in
            this browser.
          </Translate>
        </p>
      </noscript>
      {useIsBrowser() && (
        <div role="status">
          <p>
            <Explanation stage={stage} />
          </p>
          {'kept' in stage && <KeptList kept={stage.kept} />}
        </div>
      )}
      {'kept' in stage && stage.kept.length > 0 && (
        <Buttons
          kept={stage.kept}
          forget={() => {
            void forget();
          }}
        />
      )}
    </ToolPage>
  );
}
