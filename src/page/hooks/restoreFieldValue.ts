type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Sets a value in the way of the browser, past those who watch the property of this one field. */
function setValue(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/**
 * Tells a field once more what readers typed or chose in it: React takes what stands there
 * before it comes for its own, and would put its first value in the place of it. The cursor
 * stays where it was.
 */
export function restoreFieldValue(
  target: EventTarget | null,
  value: string,
): void {
  if (!isField(target)) {
    return;
  }
  const cursor =
    target instanceof HTMLSelectElement ? null : target.selectionStart;
  target.value = '';
  setValue(target, value);
  if (cursor !== null && !(target instanceof HTMLSelectElement)) {
    target.setSelectionRange(cursor, cursor);
  }
  target.dispatchEvent(new Event('input', {bubbles: true}));
  target.dispatchEvent(new Event('change', {bubbles: true}));
}
