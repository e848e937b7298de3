/** The relevant properties of a click. */
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

/**
 * Whether a click opens a link in place: with the primary button, without modifier keys, and with
 * its default action.
 */
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
