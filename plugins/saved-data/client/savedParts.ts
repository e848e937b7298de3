import {translate} from '@docusaurus/Translate';
import contributed from '@generated/features/default/savedData';
import type {SavedData, SitePlace} from '../../../src/shared/client/savedData';
import {sitePlace} from './sitePlace';

/** A part of the saved data, with all of its places. */
export type SavedPart = Pick<SavedData, 'makeFiles'> & {
  readonly label: string;
  readonly keys: readonly string[];
  readonly marks: readonly string[];
  readonly databases: readonly string[];
  readonly caches: readonly string[];
  readonly hasWorker: boolean;
};

/** Collects the places of some data under one label. */
function findPart(
  label: string,
  data: readonly SavedData[],
  place: SitePlace,
): SavedPart {
  const places = data.map(({find}) => find(place));
  return {
    label,
    keys: places.flatMap(({keys = []}) => keys),
    marks: places.flatMap(({marks = []}) => marks),
    databases: places.flatMap(({databases = []}) => databases),
    caches: places.flatMap(({caches = []}) => caches),
    hasWorker: places.some(({hasWorker = false}) => hasWorker),
  };
}

/** Lists the parts of the saved data of a site; settings are last. */
export function listSavedParts(
  data: readonly SavedData[] = contributed,
  place = sitePlace,
): readonly SavedPart[] {
  const settings = translate({
    id: 'site.forget.settings',
    message: 'Settings: color mode, display, pins, sidebar, hints',
  });
  return [
    ...data.flatMap((part) => {
      const {label, makeFiles} = part;
      return label === undefined
        ? []
        : {
            ...findPart(label, [part], place),
            ...(makeFiles && {makeFiles}),
          };
    }),
    findPart(
      settings,
      data.filter(({label}) => label === undefined),
      place,
    ),
  ];
}

/** Whether a key of local or session storage matches one of the patterns. */
export function matchesKey(patterns: readonly string[], key: string): boolean {
  return patterns.some((pattern) => {
    const escaped = pattern.replaceAll(/[$()+.?[\\\]^{|}]/gu, String.raw`\$&`);
    return new RegExp(`^${escaped.replaceAll('*', '.*')}$`, 'su').test(key);
  });
}
