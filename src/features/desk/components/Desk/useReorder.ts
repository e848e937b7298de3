import {useState, type PointerEvent, type RefObject} from 'react';
import {changeDesks} from '../../hooks/deskStore';
import {placeAt} from '../../lib/placeAt';

/** What a handle listens to, for a card to be dragged by it. */
export type Grip = {readonly onPointerDown: (event: PointerEvent) => void};

/** A card that is dragged, and the place that it would have. */
type Drag = {readonly pin: string; readonly to: number};

/** The place that a card would have at a height, among the others of its list. */
function measure(
  list: Element | null,
  dragged: Element | null,
  y: number,
): number {
  const others = [...(list?.children ?? [])].filter((each) => each !== dragged);
  const middles = others.map((card) => {
    const {top, height} = card.getBoundingClientRect();
    return top + height / 2;
  });
  return placeAt(middles, y);
}

/** Lets cards of a list be dragged by their handles, with a mouse, a pen or a finger. */
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
      // A card that changes its place in the list would lose the pointer, the document does not.
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
          void changeDesks({do: 'move', desk, pin, to}).then(end);
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
