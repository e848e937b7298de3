type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Whether a field is for typing: such fields are uncontrolled (see useTypedText). */
function isTyped(field: Field): boolean {
  return !(field instanceof HTMLSelectElement) && field.selectionStart !== null;
}

/** Sets a value through the native setter, bypassing React's tracking of the property. */
function setValue(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/** Restores the value that readers chose before hydration, which React would otherwise reset. */
export function restoreFieldValue(
  target: EventTarget | null,
  value: string,
): void {
  if (!isField(target)) {
    return;
  }
  if (!isTyped(target)) {
    target.value = '';
    setValue(target, value);
  }
  target.dispatchEvent(new Event('input', {bubbles: true}));
  target.dispatchEvent(new Event('change', {bubbles: true}));
}
