import type {AssetShape} from '../../src/features/assets/lib/assetRequest';

/** What a component is given of the files that its author chose. */
export type AssetWiring = {
  /** The property that gets them. */
  readonly prop: string;
  /** One file or several, as they are or as pictures ready to be shown. */
  readonly shape: AssetShape;
  /** The attribute that names its one file, which it may do without; `src` where absent. */
  readonly from?: string;
  /** Endings that the component can show; any where absent. */
  readonly types?: readonly string[];
  /** Whether the rows of data files are shown, and so shipped with the page. */
  readonly contents?: boolean;
  /** Whether pictures need alt text, from the component or from their list; not where they are ground. */
  readonly described?: boolean;
};

/** The components that show files of static/, and what each is given. */
export const assetComponents: Readonly<Record<string, AssetWiring>> = {
  AssetList: {prop: 'assets', shape: 'assets'},
  AssetTable: {prop: 'assets', shape: 'assets'},
  PhotoGallery: {
    prop: 'pictures',
    shape: 'pictures',
    types: ['pictures'],
    described: true,
  },
  Medallions: {
    prop: 'pictures',
    shape: 'pictures',
    types: ['pictures'],
    described: true,
  },
  // What a picture of the text becomes: plugins/markdown/showPictures.ts.
  PagePicture: {
    prop: 'picture',
    shape: 'picture',
    types: ['pictures'],
    described: true,
  },
  FactBox: {
    prop: 'picture',
    shape: 'picture',
    from: 'arms',
    types: ['pictures'],
    described: true,
  },
  BackgroundParagraph: {
    prop: 'picture',
    shape: 'picture',
    types: ['pictures'],
  },
};
