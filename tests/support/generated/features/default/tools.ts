import type {Tool} from '../../../../../src/shared/model/tool';
import {contributed} from '../../../contributed';

export default contributed('tools') as readonly Tool[];
