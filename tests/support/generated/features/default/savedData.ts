import type {SavedData} from '../../../../../src/shared/client/savedData';
import {contributed} from '../../../contributed';

export default contributed('savedData') as readonly SavedData[];
