import type {MentionRules} from '../site/world';

/** Of a world whose pages do not list those that mention them. */
export const mentions: MentionRules = {
  categories: [],
  addresses: [],
  shown: 8,
};
