import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useFileUrl} from '../../../../src/shared/client/useFileUrl';

type Props = {
  /** Path of the file under static/. */
  readonly file: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** A link that opens a file in a new tab. */
export default function FileLink({
  file,
  className,
  children,
}: Props): ReactNode {
  const address = useFileUrl(file);
  return address.state === 'ready' ? (
    <Link
      to={`pathname://${address.url}`}
      autoAddBaseUrl={false}
      className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
