/** What is known of a click. */
type Click = Readonly<
  Pick<
    MouseEvent,
    | 'button'
    | 'altKey'
    | 'ctrlKey'
    | 'metaKey'
    | 'shiftKey'
    | 'defaultPrevented'
  >
>;

/** Tells whether a click asks to open a link here and now: no key, the first button, and nobody else took it. */
export function isPlainClick({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
}: Click): boolean {
  return (
    button === 0 &&
    ![altKey, ctrlKey, metaKey, shiftKey, defaultPrevented].includes(true)
  );
}
