import type {ReactNode} from 'react';
import type {ServedSource} from '../../client/servedSource';
import {useServedContent} from '../../client/useServedContent';
import {useServedLinks} from '../../client/useServedLinks';

type Props<Data> = {
  readonly source: ServedSource<Data>;
  readonly children: (data: Data) => ReactNode;
};

/**
 * The markup is empty, so that React keeps the server-rendered content, and constant, so that it
 * never counts as a change.
 */
const AS_SERVED = {__html: ''};

/**
 * Long content that never changes: the server-rendered HTML stays, so the browser neither loads its
 * data nor renders it again. Only client-side navigation loads the data.
 */
export default function ServedContent<Data>({
  source,
  children,
}: Props<Data>): ReactNode {
  const {host, data} = useServedContent(source);
  useServedLinks(host, data === undefined);
  return data === undefined ? (
    <div
      key="served"
      ref={host}
      data-served={source.key}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_SERVED}
    />
  ) : (
    <div key="made" ref={host} data-served={source.key}>
      {children(data)}
    </div>
  );
}
