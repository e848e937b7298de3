import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import AssetList from '../../components/AssetList';
import Catalogue from '../../components/Catalogue';
import DataTable from '../../components/DataTable';
import Example from '../../components/Example';
import FactBox from '../../components/FactBox';
import DeferredContent from '../../components/DeferredContent';
import PagePicture from '../../components/PagePicture';
import Spoiler from '../../components/Spoiler';

/** What authors may write in Markdown without an import. */
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
