import type {AssetShape} from '../assets/model/assetRequest';

/** How a component receives the files that its author selected. */
export type AssetWiring = {
  /** The property that receives the files. */
  readonly prop: string;
  /** One file or several, with or without the data that images need. */
  readonly shape: AssetShape;
  /** The attribute that names its only file, if it is optional; `src` by default. */
  readonly from?: string;
  /** Extensions that the component supports; all if absent. */
  readonly types?: readonly string[];
  /** Whether the rows of data files are included. */
  readonly contents?: boolean;
  /**
   * Whether images need alternative text, from the component or their list. Decorative images do
   * not.
   */
  readonly described?: boolean;
};

/** The components that show files of static/. */
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
  // Images in the text become this: plugins/markdown/showPictures.ts.
  PagePicture: {
    prop: 'picture',
    shape: 'picture',
    types: ['pictures'],
    described: true,
  },
  Figure: {
    prop: 'picture',
    shape: 'picture',
    from: 'src',
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
  Card: {
    prop: 'image',
    shape: 'picture',
    from: 'picture',
    types: ['pictures'],
  },
  BackgroundParagraph: {
    prop: 'picture',
    shape: 'picture',
    types: ['pictures'],
  },
};
