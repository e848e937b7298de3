type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Whether readers type into it: such a field keeps its letters itself, and follows them (useTypedText). */
function isTyped(field: Field): boolean {
  return !(field instanceof HTMLSelectElement) && field.selectionStart !== null;
}

/** Sets a value in the way of the browser, past those who watch the property of this one field. */
function setValue(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/** Restores the value that readers chose before hydration, which React would replace by the initial one. */
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
