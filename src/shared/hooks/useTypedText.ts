import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** What a field takes whose letters are the browser's own. */
export type TypedText = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly defaultValue: string;
};

/**
 * Follows what readers type, and leaves it to the browser: no letter is written back, so
 * none is lost or moved, however late the application is.
 *
 * @param text what the field shows where others decide it, as Back does.
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
    const tell = (): void => {
      listen();
    };
    // What was typed before hydration.
    tell();
    field?.addEventListener('input', tell);
    return () => {
      field?.removeEventListener('input', tell);
    };
  }, []);
  return {ref, defaultValue};
}
