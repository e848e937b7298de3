import entries from '@spells?form=entries&data';
import Live from './Live';

export {entries, Live};
