import {useRef, useState, type PointerEvent, type RefObject} from 'react';
import {changeDesks} from '../../hooks/deskStore';
import {placeAt} from '../../lib/placeAt';

/** What a handle listens to while a card is dragged by it. */
export type Grip = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
};

/** A card that is dragged, and the place that it would have. */
type Drag = {readonly pin: string; readonly to: number};

/** Lets cards of a list be dragged by their handles, with a mouse, a pen or a finger. */
export function useReorder(list: RefObject<HTMLElement | null>, desk: string) {
  const [drag, setDrag] = useState<Drag>();
  const held = useRef<string>(undefined);
  const end = (): void => {
    held.current = undefined;
    setDrag(undefined);
  };
  const measure = (at: number, y: number): number => {
    const cards = [...(list.current?.children ?? [])];
    return placeAt(
      cards.toSpliced(at, 1).map((card) => {
        const {top, height} = card.getBoundingClientRect();
        return top + height / 2;
      }),
      y,
    );
  };
  const getGrip = (pin: string, at: number): Grip => ({
    onPointerDown({currentTarget, pointerId, button}) {
      if (button === 0) {
        currentTarget.setPointerCapture(pointerId);
        held.current = pin;
      }
    },
    onPointerMove({clientY}) {
      if (held.current === pin) {
        setDrag({pin, to: measure(at, clientY)});
      }
    },
    onPointerUp() {
      if (drag !== undefined && drag.to !== at) {
        void changeDesks({do: 'move', desk, pin, to: drag.to});
      }
      end();
    },
    onPointerCancel: end,
  });
  return {drag, getGrip};
}
