import type {ReactNode} from 'react';
import type {ServedSource} from '../../hooks/servedSource';
import {useServedContent} from '../../hooks/useServedContent';
import {useServedLinks} from '../../hooks/useServedLinks';

export type Props<Data> = {
  readonly source: ServedSource<Data>;
  /** Makes the content of the data. */
  readonly children: (data: Data) => ReactNode;
};

/** What the server wrote is not to be touched; always the same object, so that it never looks like a change. */
const AS_SERVED = {__html: ''};

/**
 * Long content that never changes: readers get what the server wrote, and neither the
 * data nor the work of making it again. Only who comes from another page fetches both.
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
