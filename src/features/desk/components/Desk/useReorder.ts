import {useState, type PointerEvent, type RefObject} from 'react';
import {changeDesks} from '../../hooks/deskStore';
import {movePin} from '../../lib/deskChanges';

/** Props of a handle by which a card is dragged. */
export type Grip = {readonly onPointerDown: (event: PointerEvent) => void};

/** The dragged card, and the position where it would be dropped. */
type Drag = {readonly pin: string; readonly to: number};

/** Returns the position of a card dropped at a height. */
function measure(
  list: Element | null,
  dragged: Element | null,
  y: number,
): number {
  return [...(list?.children ?? [])].filter((card) => {
    const {top, height} = card.getBoundingClientRect();
    return card !== dragged && top + height / 2 < y;
  }).length;
}

/** Makes the cards of a list sortable by dragging their handles. */
export function useReorder(list: RefObject<HTMLElement | null>, desk: string) {
  const [drag, setDrag] = useState<Drag>();
  const getGrip = (pin: string, at: number): Grip => ({
    onPointerDown({currentTarget, button}) {
      if (button !== 0) {
        return;
      }
      const card = currentTarget.closest('li');
      const turn = new AbortController();
      let to = at;
      const end = (): void => {
        setDrag(undefined);
      };
      // Listens on the document, because a moved card would lose the pointer.
      const listen = (type: string, run: (y: number) => void): void => {
        const onEvent = (event: Event): void => {
          run('clientY' in event ? Number(event.clientY) : 0);
        };
        document.addEventListener(type, onEvent, {signal: turn.signal});
      };
      listen('pointermove', (y) => {
        to = measure(list.current, card, y);
        setDrag({pin, to});
      });
      listen('pointerup', () => {
        turn.abort();
        if (to === at) {
          end();
        } else {
          void changeDesks(movePin(desk, pin, to)).then(end);
        }
      });
      listen('pointercancel', () => {
        turn.abort();
        end();
      });
    },
  });
  return {drag, getGrip};
}
