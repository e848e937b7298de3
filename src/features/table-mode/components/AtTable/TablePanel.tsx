import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import hasSheet from '@generated/character-sheet/default/hasSheet.json';
import hasFoes from '@generated/fighters/default/hasFoes.json';
import Heading from '@theme/Heading';
import {useId, useRef, type ReactNode} from 'react';
import {campaigns} from '../../../../../world/campaigns';
import CloseButton from '../../../../shared/components/CloseButton';
import {useAdoptedSheet} from '../../../../shared/hooks/useAdoptedSheet';
import {useModal} from '../../../../shared/hooks/useModal';
import {KEEP_PAGE} from '../../../../site/keepPage';
import {SHEET_PAGE} from '../../../../site/sheetPage';
import DeskChoice from './DeskChoice';
import ModeChoice from './ModeChoice';
import {PlayedUpToChoices} from './PlayedUpToPart';
import ScreenChoice from './ScreenChoice';
import TrackerChoice from './TrackerChoice';
import css from './panel.lazy.css';

type Props = {readonly close: () => void};

function Keeping(): ReactNode {
  return (
    <p className="tablePart">
      <Link className="button button--secondary" to={KEEP_PAGE}>
        <Translate
          id="site.table.keep"
          description="Link to what can be kept on a device">
          Keep the site for the table
        </Translate>
      </Link>
      <span>
        <Translate
          id="site.table.keep.note"
          description="What keeping the site is for">
          It then opens without a connection.
        </Translate>
      </span>
    </p>
  );
}

function SheetLink(): ReactNode {
  return (
    <p className="tablePart">
      <Link className="button button--secondary" to={SHEET_PAGE}>
        <Translate
          id="site.table.sheet"
          description="Link to the character sheet">
          Character sheet
        </Translate>
      </Link>
      <span>
        <Translate
          id="site.table.sheet.note"
          description="What the character sheet is for">
          Make a character, and see where each number comes from.
        </Translate>
      </span>
    </p>
  );
}

/** The panel with all tools for play at the table. */
export default function TablePanel({close}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useAdoptedSheet(css);
  useModal(dialog, close);
  return (
    <dialog ref={dialog} className="tablePanel" aria-labelledby={title}>
      <div className="tableHead">
        <Heading as="h2">
          <span id={title}>
            <Translate
              id="site.table.title"
              description="Heading of the panel of what helps at the table">
              At the table
            </Translate>
          </span>
        </Heading>
        <CloseButton
          label={translate({
            id: 'site.table.close',
            message: 'Close',
            description: 'Button of the panel of what helps at the table',
          })}
          className="tableClose"
          onClick={close}
        />
      </div>
      <ModeChoice />
      <DeskChoice />
      {campaigns.length > 0 && <PlayedUpToChoices />}
      {hasFoes && <TrackerChoice close={close} />}
      {hasSheet && <SheetLink />}
      <ScreenChoice close={close} />
      <Keeping />
    </dialog>
  );
}
