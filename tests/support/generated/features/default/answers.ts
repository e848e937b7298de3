import type {UseAnswer} from '../../../../../plugins/search/theme/SearchPalette/entries';
import {contributed} from '../../../contributed';

export default contributed('answers') as readonly UseAnswer[];
