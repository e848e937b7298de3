import {limits} from '../../../site/limits';
import {isDiscussion} from '../../../site/discussion';
import type {MountComments} from './useComments';
import {withinTime} from './withinTime';

/** Shows the comments of a Waline server; loads its client on the first call. */
export const mountWaline: MountComments = ({
  element,
  path,
  setting,
  onArrive,
  onFail,
}) => {
  let isWanted = true;
  let remove = (): void => undefined;
  async function mount(): Promise<void> {
    if (!isDiscussion(setting, 'waline')) {
      throw new Error('The page knows no Waline server.');
    }
    const {reach, show} = await import('./walineClient');
    await reach(setting.server, path);
    if (isWanted) {
      remove = show({element, server: setting.server, path});
    }
  }
  const report = (then: () => void) => (): void => {
    if (isWanted) {
      then();
    }
  };
  void withinTime(mount(), limits.discussionAnswer).then(
    report(onArrive),
    report(onFail),
  );
  return () => {
    isWanted = false;
    remove();
  };
};
