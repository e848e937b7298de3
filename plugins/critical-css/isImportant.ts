import type {Declaration} from './sheet';

/** Whether a declaration is `!important`. */
export function isImportant({text}: Declaration): boolean {
  return text.includes('!important');
}
