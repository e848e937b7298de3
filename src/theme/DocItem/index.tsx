import DocItemOriginal from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import type {ComponentType, ReactNode} from 'react';
import type {Props as LockedPageProps} from '../../features/lock/components/LockedPage';

/** A page that brings its lock along; open pages load nothing of it. */
type Locked = LockedPageProps['content'] & {
  readonly lockedPage: ComponentType<LockedPageProps>;
};

function isLocked(content: object): content is Locked {
  return 'sealed' in content && 'lockedPage' in content;
}

/** A page of an area; one that is locked shows its prompt in the place of its text. */
export default function DocItem(props: Props): ReactNode {
  const {content}: {readonly content: object} = props;
  if (!isLocked(content)) {
    return <DocItemOriginal {...props} />;
  }
  const {lockedPage: LockedPage} = content;
  return (
    <LockedPage
      content={content}
      as={DocItemOriginal as LockedPageProps['as']}
    />
  );
}
