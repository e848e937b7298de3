import MDXComponents from '@theme-original/MDXComponents';
import Catalogue from '../../components/Catalogue';
import CatalogueEntry from '../../components/CatalogueEntry';
import DataGrid from '../../components/DataGrid';
import DataTable from '../../components/DataTable';
import Example from '../../components/Example';
import FactBox from '../../components/FactBox';

/** What authors may write in Markdown without an import. */
export default {
  ...MDXComponents,
  Catalogue,
  CatalogueEntry,
  DataGrid,
  DataTable,
  Example,
  FactBox,
};
