import type {PageHeading, TreeNode} from '@engine/page-tree/treeNode';
import type {Asset} from '../../../shared/lib/asset';
import type {PageInfo} from '../../page-info/lib/pageInfo';
import type {Cover} from '../../pictures/lib/cover';

/** A file that only those can read who opened the page; its `link` begins with `lock-asset:`. */
export type LockedFile = Pick<Asset, 'name' | 'size' | 'link'> &
  Partial<Asset> & {
    /** Names the encrypted file. */
    readonly id: string;
    /** Media type. */
    readonly mime: string;
  };

/** What front matter may say of how a locked page is laid out. */
export type SealedFrontMatter = {
  readonly hide_title?: boolean;
  readonly hide_table_of_contents?: boolean;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
};

/** All that is behind the lock of one page. */
export type SealedPayload = {
  readonly title: string;
  /** The first heading of the content, where it takes the place of the title. */
  readonly contentTitle?: string;
  readonly frontMatter: SealedFrontMatter;
  readonly toc: readonly PageHeading[];
  readonly tree: TreeNode;
  readonly files: readonly LockedFile[];
  readonly pageInfo?: PageInfo;
  readonly cover?: Cover;
};

/** Begins the address of a locked file; its id follows. */
export const LOCKED_FILE = 'lock-asset:';
