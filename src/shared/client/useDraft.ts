import {useEffect, useEffectEvent, useState} from 'react';

export type Draft = {
  readonly value: string;
  readonly edit: (text: string) => void;
  readonly save: () => void;
};

/**
 * Holds a text while readers edit it. The text is saved when they leave the field, or close the
 * tool, the tab, or the page.
 */
export function useDraft(text: string, onSave: (text: string) => void): Draft {
  const [draft, setDraft] = useState<string>();
  const save = (): void => {
    if (draft !== undefined && draft !== text) {
      onSave(draft);
    }
    setDraft(undefined);
  };
  const saveLast = useEffectEvent(save);
  useEffect(() => {
    const onHide = (): void => {
      saveLast();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
      saveLast();
    };
  }, []);
  return {value: draft ?? text, edit: setDraft, save};
}
