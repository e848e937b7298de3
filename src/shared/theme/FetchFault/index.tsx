import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Button from '../Button';

type Props = {
  readonly className: string;
  readonly tryAgain: () => void;
  /** What could not be fetched, in words. */
  readonly children: ReactNode;
};

/** Says that a part of a tool could not be fetched, and fetches it again. */
export default function FetchFault(props: Props): ReactNode {
  const {className, tryAgain, children} = props;
  return (
    <p role="alert" className={className}>
      {children}{' '}
      <Button onClick={tryAgain}>
        <Translate
          id="site.fetchFault.again"
          description="Fetches again what could not be fetched">
          Try again
        </Translate>
      </Button>
    </p>
  );
}
