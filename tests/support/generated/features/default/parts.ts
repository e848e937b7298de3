import type {FeatureParts} from '../../../../../src/shared/theme/Parts';
import {contributed} from '../../../contributed';

export default contributed('parts') as readonly FeatureParts[];
