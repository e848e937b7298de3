import type {PageHeading, TreeNode} from '../tree/tree';
import type {Asset} from '../../../src/shared/model/asset';

/** A file of a locked page; its `link` begins with `lock-asset:`. */
export type LockedFile = Pick<Asset, 'name' | 'size' | 'link'> &
  Partial<Asset> & {
    /** Id of the encrypted file. */
    readonly id: string;
    /** Media type. */
    readonly mime: string;
  };

/** Front matter that determines the layout of a locked page. */
export type SealedFrontMatter = {
  readonly hide_title?: boolean;
  readonly hide_table_of_contents?: boolean;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
};

/** The decrypted content of a page. */
export type SealedPayload = {
  readonly title: string;
  /** The first heading of the content, if it replaces the title. */
  readonly contentTitle?: string;
  readonly frontMatter: SealedFrontMatter;
  readonly toc: readonly PageHeading[];
  readonly tree: TreeNode;
  readonly files: readonly LockedFile[];
  /** What the site knows of the page, as part of its metadata. */
  readonly metadata?: object;
};
