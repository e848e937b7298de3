import {toUtf8} from './cryptography';

/** Bcrypt reads no further, so longer passwords are refused and never cut. */
const MAX_BYTES = 72;

/** Gives a password one spelling, however its accents were typed. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFC');
}

/** Says why a password can be none, where it cannot. */
export function passwordFault(
  password: string,
): 'password-empty' | 'password-too-long' | undefined {
  const {length} = toUtf8(normalizePassword(password));
  if (length === 0) {
    return 'password-empty';
  }
  return length > MAX_BYTES ? 'password-too-long' : undefined;
}
