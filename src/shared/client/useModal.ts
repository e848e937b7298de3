import {useHistory} from '@docusaurus/router';
import {useEffectEvent, useLayoutEffect, type RefObject} from 'react';

/**
 * Opens a modal dialog while the component is mounted. Escape, a press on the backdrop, and
 * navigation ask it to close. Focus then returns to where it was.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  close: () => void,
): void {
  const history = useHistory();
  const onClose = useEffectEvent(close);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) {
      return undefined;
    }
    const leave = (): void => {
      onClose();
    };
    const onPress = ({target}: Event): void => {
      if (target === dialog) {
        onClose();
      }
    };
    dialog.showModal();
    dialog.addEventListener('close', leave);
    dialog.addEventListener('click', onPress);
    const stopListening = history.listen(leave);
    return () => {
      stopListening();
      dialog.removeEventListener('close', leave);
      dialog.removeEventListener('click', onPress);
      dialog.close();
    };
  }, [ref, history]);
}
