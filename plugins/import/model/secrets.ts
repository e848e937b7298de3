import {isRecord} from '../../../src/shared/model/isRecord';
import type {Values} from './frontMatter';
import {decode} from './links';

const TOP = /^\uFEFF?---.*\n(?:.*\n)*?---/;
const PASSWORD = /^[\s{]*["']?(?:password|encrypt)\w*["']?\s*:/im;
/** Settings that are no comment and name protected pages. */
const ENCRYPT = /^(?!\s*(?:\/\/|\/?\*)).*\bencrypt["']?\s*[:,=(]/m;

/** Whether a page has a password of its own, which this site cannot give it. */
export function hasPassword(text: string): boolean {
  return PASSWORD.test(TOP.exec(text.replaceAll('\r', ''))?.[0] ?? '');
}

/** Whether settings may protect more than can be read of them. */
function isUnclear(encrypt: unknown): boolean {
  if (!isRecord(encrypt)) {
    return true;
  }
  const {global = false, config = {}} = encrypt;
  const isHidden = ['global', 'config'].some(
    (key) => key in encrypt && encrypt[key] === undefined,
  );
  return isHidden || global !== false || !isRecord(config) || '/' in encrypt;
}

/**
 * Lists the beginnings of addresses that settings protect: all addresses, if they say so, or if they
 * cannot be read.
 */
export function listLocked(
  theme: Values,
  settings: readonly string[],
): readonly string[] {
  const plugins = Object(theme['plugins']) as Values;
  const given = [theme, plugins].filter((each) => 'encrypt' in each);
  if (given.length === 0) {
    return settings.some((text) => ENCRYPT.test(text)) ? ['/'] : [];
  }
  return given.flatMap(({encrypt}) => {
    const {config} = Object(encrypt) as Values;
    const paths = Object.keys(Object(config) as Values);
    return isUnclear(encrypt) ? ['/'] : paths.map(toAddress);
  });
}

/** The beginning of addresses that a path of settings means. */
function toAddress(path: string): string {
  return decode(path)
    .replace(/(?<=\/)(?:README|index)(?:\.\w+)?$/i, '')
    .replace(/\.md$/, '.html');
}
