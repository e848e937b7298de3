import {describeMixed, describeVeil} from '../../sessions/client/describeVeil';
import {recallProgress} from '../../sessions/client/progressStore';
import {
  findReached,
  isAnyReached,
  isLater,
} from '../../sessions/model/progress';
import {readSessionMark} from '../../../src/shared/model/sessionMark';
import type {Preview} from '../model/previews';

/** Replaces a preview from a later session with the reason; only the name of the page stays. */
export function veilPreview(preview: Preview | undefined): Preview | undefined {
  if (preview === undefined) {
    return undefined;
  }
  const [title, within, , session = ''] = preview;
  const progress = recallProgress();
  if (isAnyReached(session, progress)) {
    return [title, within, describeMixed()];
  }
  if (!isLater(session, progress)) {
    return preview;
  }
  const campaign = readSessionMark(session)?.campaign ?? '';
  return [within, '', describeVeil(findReached(campaign, progress) ?? 0)];
}
