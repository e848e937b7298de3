import type {MentionRules} from '../src/site/world';

/** Pages of this world list no mentions. */
export const mentions: MentionRules = {
  categories: [],
  addresses: [],
  shown: 8,
};
