import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSheetDraft, type DraftNotice} from '../../hooks/useSheetDraft';
import type {Draft} from '../../lib/draft';
import type {SheetEdit} from '../../lib/sheetEdit';
import {useKey} from '../../hooks/useKey';
import {isSaveKey} from './gridKeys';
import SheetGrid from './SheetGrid';

function describeNotice({kind}: DraftNotice): string {
  const texts = {
    saving: () =>
      translate({
        id: 'site.author.sheet.saving',
        message: 'The pages that show the table are being checked…',
      }),
    saved: () =>
      translate({
        id: 'site.author.sheet.saved',
        message: 'Saved. All other characters of the file are as they were.',
      }),
    changed: () =>
      translate({
        id: 'site.author.sheet.changed',
        message:
          'The file has changed on disk meanwhile. Nothing was saved yet; your changes are kept. Look at the table, then save again.',
      }),
    refused: () =>
      translate({
        id: 'site.author.sheet.refused',
        message: 'Not saved, because then there would be faults:',
      }),
    failed: () =>
      translate({
        id: 'site.author.sheet.failed',
        message: 'That did not work:',
      }),
  };
  return texts[kind]();
}

function Notice({notice}: {readonly notice: DraftNotice}): ReactNode {
  return (
    <>
      {describeNotice(notice)}
      {'faults' in notice && (
        <ul className="authorList">
          {notice.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function describeEdit(edit: SheetEdit): string {
  switch (edit.kind) {
    case 'change':
      return translate(
        {
          id: 'site.author.sheet.lost.change',
          message: '“{was}” should become “{value}”',
        },
        {was: edit.was, value: edit.value},
      );
    case 'add':
      return translate(
        {id: 'site.author.sheet.lost.add', message: 'A new row: {cells}'},
        {cells: edit.cells.join(' · ')},
      );
    case 'remove':
      return translate(
        {
          id: 'site.author.sheet.lost.remove',
          message: 'A row to remove: {cells}',
        },
        {cells: edit.was.join(' · ')},
      );
  }
}

type LostProps = {
  readonly draft: Draft;
  readonly edit: (draft: Draft) => void;
};

/** Changes that have no place any more stay readable until their author has dealt with them. */
function Lost({draft, edit}: LostProps): ReactNode {
  return (
    draft.lost.length > 0 && (
      <div className="authorLost">
        <p>
          <Translate
            id="site.author.sheet.lost"
            description="Introduces edits of a table whose cells have changed on disk">
            These cells have changed on disk. Your changes of them were not
            applied:
          </Translate>
        </p>
        <ul className="authorList">
          {draft.lost.map((each) => (
            <li key={JSON.stringify(each)}>{describeEdit(each)}</li>
          ))}
        </ul>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            edit({...draft, lost: []});
          }}>
          <Translate
            id="site.author.sheet.lost.done"
            description="Button that forgets edits that cannot be applied">
            Done with these
          </Translate>
        </button>
      </div>
    )
  );
}

type ActionsProps = {
  readonly edits: number;
  readonly isSaving: boolean;
  readonly save: () => void;
  readonly discard: () => void;
};

function Actions(props: ActionsProps): ReactNode {
  const {edits, isSaving, save, discard} = props;
  return (
    <div className="authorActions">
      <button
        type="button"
        className="button button--primary"
        disabled={edits === 0 || isSaving}
        onClick={save}>
        {translate(
          {id: 'site.author.sheet.save', message: 'Save ({edits})'},
          {edits},
        )}
      </button>
      <button
        type="button"
        className="button button--secondary"
        disabled={edits === 0 || isSaving}
        onClick={discard}>
        <Translate
          id="site.author.sheet.discard"
          description="Button that forgets all edits of a table that are not saved">
          Discard changes
        </Translate>
      </button>
    </div>
  );
}

type Props = {
  readonly path: string;
  /** Address of the open page. */
  readonly address: string;
  readonly leave: () => void;
};

/** Edits a sheet; the file changes only when it is saved, and only in the edited cells. */
export default function SheetEditor({path, address, leave}: Props): ReactNode {
  const {draft, notice, edit, save} = useSheetDraft(path, address);
  const edits = draft === undefined ? 0 : draft.edits.length;
  const isSaving = notice?.kind === 'saving';
  useKey(isSaveKey, () => {
    void save();
  });
  return (
    <div className="authorEditor">
      <div className="authorActions">
        <button
          type="button"
          className="button button--secondary"
          disabled={edits > 0}
          onClick={leave}>
          <Translate
            id="site.author.sheet.leave"
            description="Button that leads from a table back to the report on the page">
            Back
          </Translate>
        </button>
        <span className="authorPath">{path}</span>
      </div>
      {draft !== undefined && (
        <>
          <Lost {...{draft, edit}} />
          <SheetGrid {...{draft, edit, isSaving}} />
          <Actions
            {...{edits, isSaving}}
            save={() => {
              void save();
            }}
            discard={() => {
              edit({...draft, edits: []});
            }}
          />
        </>
      )}
      <div className="authorState" role="status">
        {notice !== undefined && <Notice notice={notice} />}
      </div>
    </div>
  );
}
