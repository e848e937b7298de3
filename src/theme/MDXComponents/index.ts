import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import AssetList from '../../../plugins/assets/theme/AssetList';
import Catalogue from '../../../plugins/navigation/theme/Catalogue';
import DataTable from '../../../plugins/tables/theme/DataTable';
import Example from '../../shared/theme/Example';
import FactBox from '../../../plugins/tables/theme/FactBox';
import DeferredContent from '../../page/theme/DeferredContent';
import PagePicture from '../../../plugins/assets/theme/PagePicture';
import Spoiler from '../../shared/theme/Spoiler';

/** Components that Markdown can use without an import. */
export default {
  ...MDXComponents,
  AssetList,
  Catalogue,
  DataTable,
  Example,
  FactBox,
  DeferredContent,
  Spoiler,
  TabItem,
  Tabs,
  PagePicture,
};
