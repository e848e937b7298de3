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

/** The decrypted content of a page. */
export type SealedPayload = {
  readonly title: string;
  /** The first heading of the content, if it replaces the title. */
  readonly contentTitle?: string;
  /** The front matter that determines the layout. */
  readonly frontMatter: object;
  readonly toc: readonly PageHeading[];
  readonly tree: TreeNode;
  readonly files: readonly LockedFile[];
  /** The metadata of the page that the site collects. */
  readonly metadata?: object;
};
