import DocItemOriginal from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';
import type {ComponentType, ReactNode} from 'react';
import type {Props as LockedPageProps} from '../LockedPage';

/** The content of a locked page, which includes its lock component; open pages load none of it. */
type Locked = LockedPageProps['content'] & {
  readonly lockedPage: ComponentType<LockedPageProps>;
};

function isLocked(content: object): content is Locked {
  return 'sealed' in content && 'lockedPage' in content;
}

/** A page of docs; a locked page shows a prompt in place of its text. */
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
