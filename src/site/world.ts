import type {RepositoryHost} from '../shared/model/editLink';
import type {IconName} from './icons';

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
  /** The service that hosts the repository, which determines the form of edit links. */
  readonly repositoryHost: RepositoryHost;
  /** The branch that edit links point to. */
  readonly branch: string;
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
  /** Its label in menus, breadcrumbs, and on the home page. */
  readonly label: string;
  /** One line about the area, without a period. */
  readonly summary: string;
  readonly icon: IconName;
  readonly group: Group;
  /** Whether readers need a password to open it. */
  readonly locked: boolean;
};

/** The top of the home page. */
export type Home = {
  readonly sentence: string;
  /** Links to start with, the most important one first. */
  readonly actions: readonly {readonly label: string; readonly to: string}[];
  /** Path under static/ of the image behind the title, if any. */
  readonly background?: string;
  /** An image that replaces the ornament beside the title, with its size in pixels. */
  readonly image?: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
};

/** Names with their descriptions, which are shown on the page of each name. */
export type DescribedNames = Readonly<Record<string, string>>;

/** The pages that end with a list of pages that mention them, and the visible length of that list. */
export type MentionRules = {
  /** All pages of these categories. */
  readonly categories: readonly string[];
  /** The addresses of additional pages. */
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
