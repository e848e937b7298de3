import type {MentionRules} from '../src/site/world';

/** The rules of a world whose pages list no mentions. */
export const mentions: MentionRules = {
  categories: [],
  addresses: [],
  shown: 8,
};
