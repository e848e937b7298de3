import MDXComponents from '@theme-original/MDXComponents';
import DataTable from '../../components/DataTable';
import FactBox from '../../components/FactBox';

/** What authors may write in Markdown without an import. */
export default {...MDXComponents, DataTable, FactBox};
