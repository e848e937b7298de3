import {LOCK_DATABASE} from '../../plugins/lock/format/token';
import {storage} from './storage';

/** The address of a site within its origin, and the suffix of the framework's storage keys. */
export type SitePlace = {
  /** With a slash at both ends. */
  readonly base: string;
  readonly namespace: string;
};

/** What the site keeps in the browser, by the names of its parts. */
export const keptNames = [
  'desks',
  'fights',
  'characters',
  'packs',
  'spellbook',
  'played',
  'unlocked',
  'searches',
  'comments',
  'settings',
] as const;

export type KeptName = (typeof keptNames)[number];

/** Where one part is kept. */
export type KeptThing = {
  /** Keys of local and session storage; an asterisk stands for any text. */
  readonly keys?: readonly string[];
  /** Keys that each visit sets by itself: they are removed, but not listed. */
  readonly marks?: readonly string[];
  readonly databases?: readonly string[];
  readonly caches?: readonly string[];
  /** Whether the service worker belongs to it. */
  readonly hasWorker?: boolean;
};

/** Keys of settings, which readers change or the site remembers about their visits. */
const settings = [
  storage.colorModeChosen,
  storage.sidebarAway,
  storage.mapTold,
  storage.tableStyle,
  storage.pins,
];

/**
 * The one table of what the site keeps in the browser, by which "Forget everything" lists and
 * removes it. A feature that keeps something new adds it here.
 */
export function listKeptThings({
  base,
  namespace,
}: SitePlace): Readonly<Record<KeptName, KeptThing>> {
  const path = base.replace(/\/$/, '');
  return {
    desks: {keys: [`desk:${base}`], databases: [`desk:${base}`]},
    characters: {keys: [`sheet:${base}`], databases: [`sheet:${base}`]},
    fights: {keys: [`tracker:${base}`], databases: [`tracker:${base}`]},
    packs: {
      databases: [`kept:${base}`],
      caches: [`kept:${base}`],
      hasWorker: true,
    },
    spellbook: {keys: [storage.spellbook]},
    played: {keys: [`${storage.playedUpTo}-*`]},
    unlocked: {
      keys: [
        `docs-lock:path:${path}/*`,
        `docs-lock:global${path && `:${path}`}`,
      ],
      // All sites of an origin share it; those that lose a key ask for the password again.
      databases: [LOCK_DATABASE],
    },
    searches: {keys: [storage.recentSearches]},
    // The keys of the comment client begin with its name, which other builds must not contain.
    comments: {keys: ['WAL*NE_*']},
    settings: {
      keys: [`theme${namespace}`, `docusaurus.*${namespace}`, ...settings],
      marks: [storage.face],
    },
  };
}

/** Whether a key of local or session storage is one of some keys or patterns. */
export function matchesKey(patterns: readonly string[], key: string): boolean {
  return patterns.some((pattern) => {
    const escaped = pattern.replaceAll(/[$()+.?[\\\]^{|}]/gu, String.raw`\$&`);
    return new RegExp(`^${escaped.replaceAll('*', '.*')}$`, 'su').test(key);
  });
}
