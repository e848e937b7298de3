import {part} from './elements';

/** Asks for the password of a document, and says if the last one was wrong. */
export function askPassword(
  wrong: boolean,
  give: (password: string) => void,
): void {
  const form = part('password', HTMLFormElement);
  const field = part('password-field', HTMLInputElement);
  form.hidden = false;
  part('password-wrong', HTMLParagraphElement).hidden = !wrong;
  field.setAttribute('aria-invalid', `${wrong}`);
  field.value = '';
  field.focus();
  form.onsubmit = (event) => {
    event.preventDefault();
    form.hidden = true;
    give(field.value);
  };
}
