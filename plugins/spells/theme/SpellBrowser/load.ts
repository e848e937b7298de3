import entries from '@spells/entries';
import Live from './Live';

export {entries, Live};
