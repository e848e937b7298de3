import campaigns from '@generated/sessions/default/campaigns.json';
import {writeSessionMark} from '../../../src/shared/model/sessionMark';
import type {MarkedPage} from '../model/progress';

/** The pages of all campaigns that belong to a session as a whole. */
export const markedPages: readonly MarkedPage[] = campaigns.flatMap(
  ({id, pages}) =>
    pages.map(({to, session}) => ({
      to,
      mark: writeSessionMark({campaign: id, session}),
    })),
);
