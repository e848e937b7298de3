import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** Props of an uncontrolled text field. */
export type TypedText = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly defaultValue: string;
};

/**
 * Tracks what readers type in an uncontrolled field. Nothing is written back, so no character is
 * lost or moved, even if React renders late.
 *
 * @param text the value when something else sets it, such as Back.
 */
export function useTypedText(
  text: string,
  write: (text: string) => void,
): TypedText {
  const ref = useRef<HTMLInputElement>(null);
  const agreed = useRef(text);
  const [defaultValue] = useState(text);
  const listen = useEffectEvent(() => {
    const typed = ref.current?.value ?? agreed.current;
    if (typed !== agreed.current) {
      agreed.current = typed;
      write(typed);
    }
  });
  useLayoutEffect(() => {
    if (ref.current !== null && text !== agreed.current) {
      agreed.current = text;
      ref.current.value = text;
    }
  }, [text]);
  useLayoutEffect(() => {
    const field = ref.current;
    const report = (): void => {
      listen();
    };
    // Reports what was typed before hydration.
    report();
    field?.addEventListener('input', report);
    return () => {
      field?.removeEventListener('input', report);
    };
  }, []);
  return {ref, defaultValue};
}
