import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import Catalogue from '../../components/Catalogue';
import CatalogueEntry from '../../components/CatalogueEntry';
import CodeDemo from '../../components/CodeDemo';
import DataGrid from '../../components/DataGrid';
import DataTable from '../../components/DataTable';
import Example from '../../components/Example';
import FactBox from '../../components/FactBox';
import Spoiler from '../../components/Spoiler';

/** What authors may write in Markdown without an import. */
export default {
  ...MDXComponents,
  Catalogue,
  CatalogueEntry,
  CodeDemo,
  DataGrid,
  DataTable,
  Example,
  FactBox,
  Spoiler,
  TabItem,
  Tabs,
};
