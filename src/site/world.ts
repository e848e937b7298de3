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
import type {Kind} from '../shared/lib/searchRecord';
import type {IconName} from './icons';

/** Whose site this is and where it stands; each value can be set from the environment. */
export type Identity = {
  /** Name of the world: the title of the site and the end of every page title. */
  readonly title: string;
  /** The one sentence under the title. */
  readonly tagline: string;
  /** Origin that the site is served from, without a path. */
  readonly url: string;
  /** Path that the site is served under; begins and ends with a slash. */
  readonly basePath: string;
  /** Public source repository, without a slash at the end. */
  readonly repository: string;
  /** Which product hosts the repository: it decides what an edit link looks like. */
  readonly repositoryHost: RepositoryHost;
  /** The branch that edit links lead to. */
  readonly branch: string;
  /** The single named author of the site. */
  readonly author: {readonly name: string; readonly url: string};
};

/** A menu of the navbar and a part of the home page, with the areas of its group. */
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
  /** What the area holds, in one line without a full stop. */
  readonly summary: string;
  /** The icon beside the name of the area. */
  readonly icon: IconName;
  /** The navbar menu of the area. */
  readonly group: Group;
  /** Whether readers must enter a password first. */
  readonly locked: boolean;
};

/** A button of the home page. */
export type HomeAction = {readonly label: string; readonly to: string};

/** What the top of the home page shows. */
export type Home = {
  /** What this site is, in one sentence. */
  readonly sentence: string;
  /** Where readers may go at once; the first is the one that most want. */
  readonly actions: readonly HomeAction[];
  /** Path under static/ of the picture for links that are shared. */
  readonly card: string;
  /** Path under static/ of a picture behind the title; none where absent. */
  readonly background?: string;
  /** A picture beside the title in the place of the ornament. */
  readonly image?: {readonly src: string; readonly alt: string};
};

/** Names, each with what the page that lists its pages says of it. */
export type DescribedNames = Readonly<Record<string, string>>;

/** Which pages end with the list of those that mention them, and how much of it is in view. */
export type MentionRules = {
  /** All pages of these categories. */
  readonly categories: readonly string[];
  /** Further pages, by address. */
  readonly addresses: readonly string[];
  /** How many pages are shown; the others are in a fold. */
  readonly shown: number;
};

/** What the catalogue of spells and powers is sorted by. */
export type CatalogueTable = {
  /** The elements in a ring, each across from its opposite, with colors of tokens.css. */
  readonly elements: readonly {readonly name: string; readonly color: string}[];
  /** The color of what is of no element. */
  readonly otherElementColor: string;
  readonly spheres: readonly {
    readonly name: string;
    readonly color: string;
    readonly element?: string;
  }[];
  readonly schools: readonly {
    readonly id: string;
    readonly name: string;
    readonly elements: readonly string[];
  }[];
  /** Who can have a power by class, by birth, or by oath. */
  readonly holders: readonly string[];
  /** What a spell can be cast on, one by one, with the plural of each. */
  readonly targets: Readonly<Record<string, string>>;
  /** Where the sheets are, and where readers find all of them. */
  readonly spellSheets: {
    readonly folder: string;
    readonly page: string;
    readonly save: string;
  };
};

/** What the catalogue of spells works out by the rules of the game. */
export type SpellRules = {
  /** What a spell costs, by its level. */
  readonly costOf: (spellLevel: number) => number;
  /** What the save of a target must reach, by the levels of the spell and of its caster. */
  readonly strengthOf: (levels: {
    readonly spellLevel: number;
    readonly casterLevel: number;
  }) => number;
  /** How many levels casters rise for each level of spells that opens to them. */
  readonly levelsPerSpellLevel: number;
};

/** A drawing in lines around the origin of a square of 400 units. */
export type Ornament = {
  /** Circles around the origin, by their radius. */
  readonly circles: readonly number[];
  /** Thin lines, as paths of SVG. */
  readonly lines: readonly string[];
  /** Lines in the accent color, as paths of SVG. */
  readonly accents: readonly string[];
};

/** What every world tells the engine: each property is an export of a file of `world/`. */
type WorldBase = {
  /** `identity.ts` */
  readonly identity: Identity;
  /** `areas.ts` */
  readonly areas: readonly Area[];
  /** `areas.ts` */
  readonly menus: readonly AreaMenu[];
  /** `icons.ts`: the lines of each icon, as paths of SVG. */
  readonly icons: Readonly<Record<string, readonly string[]>>;
  /** `tags.ts`: every tag that a page may carry. */
  readonly tags: DescribedNames;
  /** `tags.ts`: every category that a page may have. */
  readonly categories: DescribedNames;
  /** `home.ts` */
  readonly home: Home;
  /** `home.ts`: what the not-found page may say; one is drawn at each visit. */
  readonly notFoundMessages: readonly string[];
};

/** What a world can tell besides; each file that is not there is that of `src/defaults/`. */
type WorldExtras = {
  /** `ornament.ts`: the drawing beside the title of the site and above those of documents, where there is no picture. */
  readonly ornament: Ornament | undefined;
  /** `mentions.ts` */
  readonly mentions: MentionRules;
  /** `search.ts`: the words that pages use, by those that players ask with. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** `search.ts`: what the rows of tables are, by the word that their addresses begin with. */
  readonly rowKinds: Readonly<Record<string, Kind>>;
  /** `components.ts`: what authors may write besides, with the module of each below `world/`. */
  readonly components: Readonly<Record<string, string>>;
};

/** What a world can leave out, with what it tells the engine where it does not. */
export type FeatureParts = {
  /** `calendar.ts`, `moons.ts`: a calendar that can be leafed through, and today's date. */
  readonly calendar: {
    readonly calendar: Calendar;
    readonly moons: readonly MoonCycle[];
  };
  /** Casts, logs and maps of campaigns. */
  readonly campaigns: object;
  /** `coins.ts`: what money is worth, from city to city. */
  readonly coins: {readonly coinage: Coinage};
  /** `diagrams.ts`: the drawings that pages can show, by the name that authors write. */
  readonly diagrams: {
    readonly diagrams: Readonly<Record<string, DiagramRow>>;
  };
  /** Comments below the pages, where the host of the site has set a service up. */
  readonly discussion: object;
  /** `documents/`: documents that are pressed from pages, and workbooks from sheets. */
  readonly documents: {
    readonly documents: readonly PressDocument[];
    readonly series: Readonly<Record<string, Series>>;
    readonly workbooks: readonly Workbook[];
  };
  /** Large tables that can be sorted and filtered. */
  readonly grid: object;
  /** `map.ts`, `travel.ts`: a map, and ways from place to place, which take days of the calendar. */
  readonly map: {
    readonly calendar: Calendar;
    readonly map: WorldMapTable;
    readonly travel: TravelTable;
  };
  /** A generator of names. */
  readonly names: object;
  /** Packs of the site that readers keep on their device, to read without a connection. */
  readonly offline: object;
  /** Documents are read in the page itself, by a viewer whose licence has to be bought; without it on a page of their own. */
  readonly 'pdf-viewer': object;
  /** Galleries of pictures. */
  readonly pictures: object;
  /** `catalogue.ts`, `spellRules.ts`: spells and powers, and what they are sorted by. */
  readonly spells: {
    readonly catalogue: CatalogueTable;
    readonly spellRules: SpellRules;
  };
};

/** What a world can leave out. */
export type Feature = keyof FeatureParts;

type Both<Union> = (
  Union extends unknown ? (part: Union) => void : never
) extends (part: infer Whole) => void
  ? Whole
  : never;

/** A world that has some features: what these need is there. */
export type WorldWith<Chosen extends Feature> = WorldBase &
  Partial<WorldExtras> & {
    /** `features.ts` */
    readonly features: readonly Chosen[];
  } & Both<FeatureParts[Chosen]>;

/** What a world tells the engine, all of it. */
export type World = WorldBase &
  WorldExtras &
  Both<FeatureParts[Feature]> & {readonly features: readonly Feature[]};

/** What the wiring of a site reads of any world. */
export type AnyWorld = WorldBase & {readonly features: readonly Feature[]};

/** Tells TypeScript what a world is: a part that is missing or wrong is a type error that names it. */
export function defineWorld<const Chosen extends Feature>(
  world: WorldWith<Chosen>,
): WorldWith<Chosen> {
  return world;
}
