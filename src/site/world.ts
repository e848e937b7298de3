import type {CampaignRow} from '../shared/lib/campaignRow';
import type {RepositoryHost} from '../shared/lib/editLink';
import type {TravelTable} from '../features/map/lib/travel';
import type {WorldMapTable} from '../features/map/lib/worldMap';
import type {Calendar} from '../features/calendar/lib/calendar';
import type {Coinage} from '../features/coins/lib/coins';
import type {DiagramRow} from '../features/diagrams/lib/drawDiagram';
import type {MoonCycle} from '../features/calendar/lib/moons';
import type {
  PressDocument,
  Series,
  Workbook,
} from '../features/documents/lib/pressDocument';
import type {CatalogueTable} from '../features/spells/lib/catalogueTable';
import type {Kind} from '../shared/lib/searchRecord';
import type {SheetParts} from '../features/sheet/lib/sheetRules';
import type {SpellRules} from '../features/spells/lib/spellRules';
import type {FightParts} from '../features/tracker/lib/fightRules';
import type {Both} from './both';
import type {IconName} from './icons';
import type {NewKind, NewRow} from './newKinds';

/** The identity of the site; each value can be overridden by the environment. */
export type Identity = {
  /** Name of the world: the title of the site and the end of every page title. */
  readonly title: string;
  /** The sentence under the title. */
  readonly tagline: string;
  /** Origin that the site is served from, without a path. */
  readonly url: string;
  /** Base path of the site, with a leading and a trailing slash. */
  readonly basePath: string;
  /** Public source repository, without a trailing slash. */
  readonly repository: string;
  /** The product that hosts the repository, which determines the form of edit links. */
  readonly repositoryHost: RepositoryHost;
  /** The branch that edit links point to. */
  readonly branch: string;
  /** The author of the site. */
  readonly author: {readonly name: string; readonly url: string};
};

/** A navbar menu, and a part of the home page, with the areas of its group. */
export type AreaMenu<Group extends string = string> = {
  readonly group: Group;
  readonly label: string;
};

/** A section of the site with its own folder under docs/, route and sidebar. */
export type Area<Group extends string = string> = {
  /** Folder under docs/, route prefix and docs plugin id: one name for all three. */
  readonly id: string;
  /** What readers see in menus, breadcrumbs and on the home page. */
  readonly label: string;
  /** One line about the area, without a full stop. */
  readonly summary: string;
  readonly icon: IconName;
  /** The navbar menu of the area. */
  readonly group: Group;
  /** Whether readers need a password. */
  readonly locked: boolean;
};

/** The top of the home page. */
export type Home = {
  /** One sentence about the site. */
  readonly sentence: string;
  /** Links to start with, the most wanted one first. */
  readonly actions: readonly {readonly label: string; readonly to: string}[];
  /** Path under static/ of an image behind the title, if any. */
  readonly background?: string;
  /** An image beside the title instead of the ornament. */
  readonly image?: {readonly src: string; readonly alt: string};
};

/** Names with their descriptions, which are shown on the page of each name. */
export type DescribedNames = Readonly<Record<string, string>>;

/** Which pages end with a list of the pages that mention them, and how much of it is visible. */
export type MentionRules = {
  /** All pages of these categories. */
  readonly categories: readonly string[];
  /** Further pages, by address. */
  readonly addresses: readonly string[];
  /** How many pages are shown; the others are collapsed. */
  readonly shown: number;
};

/** A line drawing centered on the origin of a square of 400 units. */
export type Ornament = {
  /** Radii of circles around the origin. */
  readonly circles: readonly number[];
  /** SVG paths of thin lines. */
  readonly lines: readonly string[];
  /** SVG paths of lines in the accent color. */
  readonly accents: readonly string[];
};

/** What every world must define: each property is an export of a file of `world/`. */
type WorldBase = {
  /** `identity.ts` */
  readonly identity: Identity;
  /** `areas.ts` */
  readonly areas: readonly Area[];
  /** `areas.ts` */
  readonly menus: readonly AreaMenu[];
  /** `icons.ts`: the SVG paths of each icon. */
  readonly icons: Readonly<Record<string, readonly string[]>>;
  /** `tags.ts`: every tag that a page may carry. */
  readonly tags: DescribedNames;
  /** `tags.ts`: every category that a page may have. */
  readonly categories: DescribedNames;
  /** `home.ts` */
  readonly home: Home;
  /** `home.ts`: messages of the not-found page, one of which is picked at random per visit. */
  readonly notFoundMessages: readonly string[];
};

/** What a world may define; a part that it lacks is empty. */
type WorldExtras = {
  /** `ornament.ts`: the drawing beside the title of the site, and above titles of documents without an image. */
  readonly ornament: Ornament | undefined;
  /** `mentions.ts` */
  readonly mentions: MentionRules;
  /** `search.ts`: the words of players, with those that pages use instead. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** `search.ts`: what the rows of tables are, by the prefix of their anchors. */
  readonly rowKinds: Readonly<Record<string, Kind>>;
  /** `newKinds.ts`: what `npm run new` can write. */
  readonly newKinds: Readonly<Record<string, NewKind>>;
  /** `nameRow.ts`: the row that makes a `{name}` known, of `{who}` at `{address}`. */
  readonly nameRow: NewRow | undefined;
  /** `components.ts`: further components for authors, with their modules below `world/`. */
  readonly components: Readonly<Record<string, string>>;
};

/** Optional features, with what a world must define for each. */
export type FeatureParts = {
  /** `calendar.ts`, `moons.ts`: a calendar to browse, and today's date. */
  readonly calendar: {
    readonly calendar: Calendar;
    readonly moons: readonly MoonCycle[];
  };
  /** Casts, logs and maps of campaigns. */
  readonly campaigns: object;
  /** `coins.ts`: the value of money in each city. */
  readonly coins: {readonly coinage: Coinage};
  /** Table mode; and the desk of what readers pin, which is opened from it. */
  readonly 'table-mode': object;
  readonly desk: object;
  /** `diagrams.ts`: drawings that pages can show, by the name that authors write. */
  readonly diagrams: {readonly diagrams: Readonly<Record<string, DiagramRow>>};
  /** Comments below the pages, if the host of the site has set up a provider. */
  readonly discussion: object;
  /** `documents/`: PDFs made from pages, and workbooks made from sheets. */
  readonly documents: {
    readonly documents: readonly PressDocument[];
    readonly series: Readonly<Record<string, Series>>;
    readonly workbooks: readonly Workbook[];
  };
  /** `map.ts`, `travel.ts`: a map, and a travel planner that uses the calendar. */
  readonly map: {
    readonly calendar: Calendar;
    readonly map: WorldMapTable;
    readonly travel: TravelTable;
  };
  /** Features that need nothing from the world but its pages. */
  readonly names: object;
  readonly pictures: object;
  readonly 'second-screen': object;
  readonly grid: object;
  readonly offline: object;
  readonly 'take-away': object;
  /** A picture for each public page, which links to it show elsewhere. */
  readonly 'social-cards': object;
  /** A page of what is new, from `CHANGELOG.md`, and a feed of changed pages, from git. */
  readonly 'what-is-new': object;
  /** Embeds PDFs with a viewer that requires a commercial license; otherwise they have pages of their own. */
  readonly 'pdf-viewer': object;
  /** `campaigns.ts`: how far readers have played, said in table mode. */
  readonly 'played-up-to': {readonly campaigns: readonly CampaignRow[]};
  /** `sheetRules.ts`, `sheetTables.ts`: how characters are made, and a sheet that reckons them. */
  readonly sheet: SheetParts;
  /** `catalogue.ts`, `spellRules.ts`: spells and powers, and the vocabulary of their catalogue. */
  readonly spells: {
    readonly catalogue: CatalogueTable;
    readonly spellRules: SpellRules;
  };
  /** `fightRules.ts`, `fighters.ts`: how fights are fought, and by whom; encounters, and their tracker. */
  readonly tracker: FightParts;
};

/** The name of an optional feature. */
export type Feature = keyof FeatureParts;

/** A world that has some features, with everything that these need. */
export type WorldWith<Chosen extends Feature> = WorldBase &
  Partial<WorldExtras> & {
    /** `features.ts` */
    readonly features: readonly Chosen[];
  } & Both<FeatureParts[Chosen]>;

/** All that a world can define. */
export type World = WorldBase &
  WorldExtras &
  Both<FeatureParts[Feature]> & {readonly features: readonly Feature[]};

/** The part of any world that the configuration reads. */
export type AnyWorld = WorldBase & {readonly features: readonly Feature[]};

/** Checks a world at compile time: a missing or wrong part is a type error that names it. */
export function defineWorld<const Chosen extends Feature>(
  world: WorldWith<Chosen>,
): WorldWith<Chosen> {
  return world;
}
