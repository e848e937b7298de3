import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import AssetList from '../../components/AssetList';
import AssetTable from '../../components/AssetTable';
import BackgroundParagraph from '../../components/BackgroundParagraph';
import Catalogue from '../../components/Catalogue';
import CodeDemo from '../../components/CodeDemo';
import DataGrid from '../../components/DataGrid';
import DataTable from '../../components/DataTable';
import Example from '../../components/Example';
import FactBox from '../../components/FactBox';
import Spoiler from '../../components/Spoiler';
import FilesOrText from '../../components/FilesOrText';
import Markdown from '../../components/Markdown';
import PagePicture from '../../components/PagePicture';
import PhotoGallery from '../../components/PhotoGallery';
import PdfDisplay from '../../components/PdfDisplay';

/** What authors may write in Markdown without an import. */
export default {
  ...MDXComponents,
  AssetList,
  AssetTable,
  BackgroundParagraph,
  Catalogue,
  CodeDemo,
  DataGrid,
  DataTable,
  Example,
  FactBox,
  Spoiler,
  TabItem,
  Tabs,
  FilesOrText,
  Markdown,
  PagePicture,
  PhotoGallery,
  PdfDisplay,
};
