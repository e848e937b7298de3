import {useCallback, useEffect, useState} from 'react';
import {beginDraft, rebaseDraft, type Draft} from '../lib/draft';
import type {SheetFile} from '../lib/report';
import {askServer} from './panelServer';
import {useCompiled} from './useCompiled';

/** What became of the last request to the server. */
export type DraftNotice =
  | {readonly kind: 'saving' | 'saved' | 'changed'}
  | {readonly kind: 'refused' | 'failed'; readonly faults: readonly string[]};

/** A sheet that its author edits. */
export type DraftState = {
  readonly draft: Draft | undefined;
  readonly notice: DraftNotice | undefined;
};

function describeFailure(error: unknown): DraftNotice {
  return {kind: 'failed', faults: [(error as Error).message]};
}

/** Warns before the page is left while edits are not saved. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) {
      return undefined;
    }
    const warn = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isNeeded]);
}

/** Takes over what is on disk, with the edits that are not saved yet. */
function takeOver({draft, notice}: DraftState, sheet: SheetFile): DraftState {
  if (draft === undefined) {
    return {draft: beginDraft(sheet), notice: undefined};
  }
  if (draft.sheet.revision === sheet.revision) {
    return {draft, notice};
  }
  const isEdited = draft.edits.length > 0;
  return {
    draft: rebaseDraft(draft, sheet),
    notice: isEdited ? {kind: 'changed'} : notice,
  };
}

/** Reads a sheet, and keeps the edits of its author until they are saved. */
export function useSheetDraft(path: string, address: string) {
  const [state, setState] = useState<DraftState>({
    draft: undefined,
    notice: undefined,
  });
  const {draft} = state;
  const isSaving = state.notice?.kind === 'saving';
  const read = useCallback(async (): Promise<void> => {
    try {
      const sheet = await askServer('sheet', {path});
      setState((before) => takeOver(before, sheet));
    } catch (error) {
      setState((before) => ({...before, notice: describeFailure(error)}));
    }
  }, [path]);
  useEffect(() => {
    // The state changes only once the server has answered.
    void read();
  }, [read]);
  useCompiled(() => {
    if (!isSaving) {
      void read();
    }
  });
  useLeaveWarning(
    draft !== undefined && draft.edits.length + draft.lost.length > 0,
  );

  const save = async (): Promise<void> => {
    if (draft === undefined || draft.edits.length === 0 || isSaving) {
      return;
    }
    setState({draft, notice: {kind: 'saving'}});
    const {sheet, edits, lost} = draft;
    const {revision} = sheet;
    try {
      const answer = await askServer('save', {path, revision, edits, address});
      if (answer.result === 'refused') {
        const {faults} = answer;
        setState({draft, notice: {kind: 'refused', faults}});
      } else if (answer.result === 'changed') {
        setState(takeOver({draft, notice: undefined}, answer.sheet));
      } else {
        setState({
          draft: {...beginDraft(answer.sheet), lost},
          notice: {kind: 'saved'},
        });
      }
    } catch (error) {
      setState({draft, notice: describeFailure(error)});
    }
  };
  return {
    ...state,
    edit: (next: Draft) => {
      setState({draft: next, notice: undefined});
    },
    save,
  };
}
