import {join} from 'node:path';
import {folderTitle} from '../../../src/shared/model/folderTitle';
import {kebabCase} from '../../../src/shared/model/kebabCase';
import {pageAddress} from '../../../src/shared/model/pageAddress';
import {pluralForm} from '../../../src/shared/model/pluralForm';
import {areas} from '../../../world/areas';
import {categories, tags} from '../../../world/tags';
import {checkFrontMatter} from '../../front-matter/checkFrontMatter';
import {convertPage} from '../markdown/convertPage';
import {writeHome} from '../markdown/writeHome';
import {findMenu, orderPages, pageKey} from '../model/areas';
import type {Rows} from '../model/tables';
import {asList, asValues, convertKeys, writeKeys} from '../model/frontMatter';
import {
  getFolder,
  listNames,
  resolveLink,
  type Resolved,
  type Targets,
} from '../model/links';
import {isLocked, nameId, type Places} from '../model/locate';
import type {Tell, Told} from '../model/told';
import {fitFile, type FittedFile} from './fitFile';
import {readPage, type Page} from './readPages';
import {LEFT_OUT, type Project} from './readProject';

/** A file to write, and the one from which it comes. */
export type Written = {
  readonly content: Buffer | string;
  readonly source: string;
};

/** All that an import writes and tells. */
export type ImportPlan = {
  /** By path from the root of this site. */
  readonly writes: ReadonlyMap<string, Written>;
  readonly rows: Rows;
  readonly told: Told[];
};

/** The areas of this site, and whether each is locked. */
const known: ReadonlyMap<string, boolean> = new Map(
  areas.map(({id, locked}) => [id, locked]),
);

/** Plans an import: reads all pages, finds where each goes, and converts them. */
export class ImportPlanner {
  readonly #project: Project;
  readonly #places: Places;
  readonly #told: Told[];
  readonly #writes = new Map<string, Written>();
  readonly #used = new Set<string>();
  /** Protected pages. */
  readonly #hidden = new Set<string>();
  /** Names of tags and categories by their addresses. */
  readonly #names = {
    tag: new Map(Object.keys(tags).map((name) => [kebabCase(name), name])),
    category: new Map(
      Object.keys(categories).map((name) => [kebabCase(name), name]),
    ),
  };

  constructor(project: Project, into: string | undefined) {
    const {isVault, title, locked, told} = project;
    const name = nameId(kebabCase(title)) || 'pages';
    this.#places = {isVault, into, locked, name};
    this.#project = project;
    this.#told = [...told];
  }

  async plan(): Promise<ImportPlan> {
    const files = await this.#fitFiles();
    const pages = this.#readPages();
    const {isVault, pages: sources, files: others} = this.#project;
    const aliases = pages.flatMap(
      ({source, data: {alias, aliases: all = alias}}) =>
        asList(all).map((name) => [name, source] as const),
    );
    const targets: Targets = {
      pages: new Map(pages.map((page) => [page.source, page])),
      files: new Map([...files].map(([path, file]) => [path, file.path])),
      names: isVault
        ? listNames([...sources, ...others], aliases)
        : new Map<string, string>(),
    };
    // Open pages come first, because locked ones have only tags of theirs.
    const isOpen = ({area}: Page): boolean => !this.#isClosed(area);
    const closed = pages.filter((page) => !isOpen(page));
    for (const page of [...pages.filter(isOpen), ...closed]) {
      this.#write(page.path, {
        content: this.#convert(page, targets),
        source: page.source,
      });
    }
    const rows = this.#listRows(pages);
    for (const [source, {path, read}] of files) {
      if (this.#used.has(source)) {
        this.#write(`static/${path}`, {content: await read(), source});
      }
    }
    return {writes: this.#writes, rows, told: this.#told.map(this.#mask)};
  }

  /** Leaves out what a report would tell of the text of a protected page. */
  readonly #mask = (told: Told): Told => {
    const isPublic = /^(?:lock|open|moved|lost)$/.test(told.kind);
    const isMasked = this.#hidden.has(told.path) && !isPublic;
    return isMasked ? {...told, what: 'protected'} : told;
  };

  #isClosed(area: string): boolean {
    return known.get(area) ?? isLocked(area, this.#places);
  }

  #tell(path: string): Tell {
    return (kind, line, what) => {
      this.#told.push({kind, path, line, what});
    };
  }

  #write(path: string, written: Written): void {
    const other = this.#writes.get(path)?.source;
    if (other !== undefined) {
      throw new Error(
        `${written.source}: found that ${other} becomes ${path} too, expected two names. Rename one of the two.`,
      );
    }
    this.#writes.set(path, written);
  }

  async #fitFiles(): Promise<ReadonlyMap<string, FittedFile>> {
    const {root, files, published} = this.#project;
    const {into, name} = this.#places;
    const fitted = new Map<string, FittedFile>();
    for (const path of [...files, ...published]) {
      const isPublished = published.includes(path);
      const file = join(root, isPublished ? '.vuepress/public' : '', path);
      const fit = await fitFile(file, join(into ?? name, path));
      if (fit !== undefined) {
        fitted.set(path, fit);
      }
    }
    return fitted;
  }

  /** Reads all pages, and leaves out protected ones that an open area would take. */
  #listAdmitted(): readonly Page[] {
    const all = this.#project.pages.map((source) =>
      readPage(source, [this.#project, this.#places, this.#tell(source)]),
    );
    for (const start of this.#places.locked) {
      if (!all.some(({address, moved = address}) => moved.startsWith(start))) {
        this.#tell(start)('lock', 1, 'protected, but no page has this address');
      }
    }
    for (const {source} of all.filter(({isProtected}) => isProtected)) {
      this.#hidden.add(source);
    }
    const isOut = ({isProtected, area}: Page): boolean =>
      isProtected && known.get(area) === false;
    for (const {source} of all.filter(isOut)) {
      this.#tell(source)('lock', 1, LEFT_OUT);
    }
    return all.filter((page) => !isOut(page));
  }

  /** Reads all pages; of two with one address or path, the second gets another. */
  #readPages(): readonly Page[] {
    const taken = new Set<string>();
    return this.#listAdmitted().map((page) => {
      let {path, address} = page;
      const isTaken = () =>
        [path, address].some((each) => taken.has(each.toLowerCase()));
      while (isTaken()) {
        path = path.replace(/(?:\/index)?\.md$/, '-2.md');
        const name = path.slice(`docs/${page.area}/`.length, -'.md'.length);
        address = `/${page.area}${pageAddress(name)}`;
      }
      taken.add(address.toLowerCase()).add(path.toLowerCase());
      if (path === page.path) {
        return page;
      }
      this.#tell(page.source)('lost', 1, `${page.address} is now ${address}`);
      return {...page, path, address, keys: {}};
    });
  }

  #convert(page: Page, targets: Targets): string {
    const {source, keys, title} = page;
    const {isVault, hasBreaks} = this.#project;
    const isClosed = this.#isClosed(page.area);
    const tell = this.#tell(source);
    const noteUse = (found: Resolved | undefined) => {
      const file = found?.file;
      this.#used.add(file ?? '');
      if (file !== undefined && isClosed) {
        tell('open', 1, file);
      }
      return found;
    };
    const resolve = (url: string) => noteUse(resolveLink(url, source, targets));
    const inText = new Set<string>();
    const addTag = (name: string) => inText.add(name);
    const body = convertPage(
      {...page, isVault, hasBreaks, resolve, addTag},
      tell,
    ).trim();
    const {top, rest} = writeHome(page.data, {
      resolve,
      tellAt: (kind, _, what) => {
        tell(kind, 1, what);
      },
    });
    const {tag, tags, ...others} = rest;
    const named = asList([tag, tags].flat());
    const all = {...others, tag: [...named, ...inText]};
    const data = convertKeys(all, {
      resolve,
      nameTag: isClosed
        ? (kind, name) => this.#names[kind].get(kebabCase(name))
        : this.#nameTag.bind(this),
      listRefused: (keys) =>
        checkFrontMatter({...keys, title, tag: [], category: []}).map(({key}) =>
          key.replace(/[.[].*$/, ''),
        ),
      tell: (what) => {
        tell('key', 1, what);
      },
    });
    return `${writeKeys({title, ...data, ...keys})}${top}${body}\n`;
  }

  #nameTag(kind: 'tag' | 'category', name: string): string | undefined {
    const key = kebabCase(name);
    const label = this.#names[kind].get(key) ?? name;
    if (key !== '') {
      this.#names[kind].set(key, label);
    }
    return key === '' ? undefined : label;
  }

  #addFront(folder: string, title: string): void {
    const path = `docs/${folder}/index.md`;
    if (!this.#writes.has(path)) {
      const list = `<Catalogue folder="${folder}" />\n`;
      this.#tell(path)('front', 1, title);
      this.#write(path, {
        content: writeKeys({title}) + list,
        source: folder,
      });
    }
  }

  /** Names an area, and the menu that it is in. */
  #nameArea(id: string, pages: readonly Page[]) {
    const {title, titles, menus} = this.#project;
    const index = pages.find(({path}) => path === `docs/${id}/index.md`);
    const isMain = ['pages', this.#places.name].includes(id);
    const [label = isMain ? title : folderTitle(id)] = [
      titles.get(id),
      ...asList(index?.data['shortTitle']),
      index?.title,
    ].filter((name) => name !== undefined);
    const keys = new Set([id, ...pages.map(({source}) => pageKey(source))]);
    const menu = findMenu(id, keys, menus);
    return {label, menu: menu === undefined ? title : (menu.label ?? label)};
  }

  #listArea(id: string, pages: readonly Page[]) {
    const {titles, ranks} = this.#project;
    const {label, menu} = this.#nameArea(id, pages);
    this.#addFront(id, label);
    for (const folder of new Set(pages.map(({path}) => getFolder(path)))) {
      const name = titles.get(folder.slice('docs/'.length));
      if (name !== undefined) {
        this.#addFront(folder.slice('docs/'.length), name);
      }
    }
    const locked = isLocked(id, this.#places);
    this.#tell(`docs/${id}`)(
      'area',
      1,
      `${pages.length} ${pluralForm(pages.length, 'page|pages')}`,
    );
    if (locked) {
      this.#tell(id)('lock', 1, `npx docusaurus lock add /${id} readers`);
    }
    const entries = orderPages(
      pages.map((page) => ({
        id: page.path.slice(`docs/${id}/`.length, -'.md'.length),
        title: page.title,
        rank: ranks.get(pageKey(page.source)) ?? Infinity,
        order: asValues(page.data['dir'])['order'] ?? page.data['order'],
      })),
    );
    return {id, label, menu, locked, entries};
  }

  #listRows(pages: readonly Page[]): Rows {
    const {menus, title} = this.#project;
    const all = new Map(
      pages.map(({source, area}) => [pageKey(source), area] as const),
    );
    // Areas are in the order of the navbar.
    const first = menus.flatMap(({keys}) =>
      keys.flatMap((key) => all.get(key) ?? []),
    );
    const areas = [...new Set([...first, ...all.values()])];
    const {tag, category} = this.#names;
    const isNew = (known: object) => (each: string) =>
      !Object.hasOwn(known, each);
    return {
      title,
      areas: (this.#places.into === undefined ? areas : []).map((id) => {
        const own = pages.filter(({area}) => area === id);
        return this.#listArea(id, own);
      }),
      tags: [...tag.values()].filter(isNew(tags)),
      categories: [...category.values()].filter(isNew(categories)),
    };
  }
}
