import links from '@spells?form=links&type=spell&data';
import LearnedTable from './LearnedTable';
import Summary from './Summary';

export {LearnedTable, links, Summary};
