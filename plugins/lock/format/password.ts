import {toUtf8} from './cryptography';

/** Bcrypt ignores bytes beyond this length, so longer passwords are refused, not cut. */
const MAX_BYTES = 72;

/** Normalizes a password, however its accents were typed. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFC');
}

/** Describes why a password is not allowed; undefined if it is. */
export function passwordFault(
  password: string,
): 'password-empty' | 'password-too-long' | undefined {
  const {length} = toUtf8(normalizePassword(password));
  if (length === 0) {
    return 'password-empty';
  }
  return length > MAX_BYTES ? 'password-too-long' : undefined;
}
