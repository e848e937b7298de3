import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Button from '../Button';

type Props = {
  readonly className: string;
  readonly tryAgain: () => void;
  /** A sentence that names the missing part. */
  readonly children: ReactNode;
};

/** Says that a part of a tool did not load, with a button to try again. */
export default function FetchFault(props: Props): ReactNode {
  const {className, tryAgain, children} = props;
  return (
    <p role="alert" className={className}>
      {children}{' '}
      <Button onClick={tryAgain}>
        <Translate
          id="site.fetchFault.again"
          description="Loads a failed part again">
          Try again
        </Translate>
      </Button>
    </p>
  );
}
