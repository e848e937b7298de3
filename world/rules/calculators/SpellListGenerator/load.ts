import links from '@spells/spellLinks';
import LearnedTable from './LearnedTable';
import Summary from './Summary';

export {LearnedTable, links, Summary};
