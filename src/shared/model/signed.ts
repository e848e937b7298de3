import {language} from './language';

/** Formats a number with its sign, as tables print it: +2, 0, −1. */
export function signed(value: number): string {
  if (value === 0) {
    return '0';
  }
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** Formats a whole number with thousands separators. */
export function grouped(value: number): string {
  return value.toLocaleString(language);
}
