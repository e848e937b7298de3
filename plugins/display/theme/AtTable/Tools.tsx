import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import tools from '@generated/features/default/tools';
import {useEffect, type ReactNode} from 'react';

const listed = tools.filter(({atTable}) => atTable !== undefined);

type Props = {
  /** Closes the panel, which would cover the opened tool. */
  readonly close: () => void;
};

/** The tools that open beside the page or on their own page. */
export default function Tools({close}: Props): ReactNode {
  const base = useBaseUrl('/');
  useEffect(() => {
    for (const {prepare} of listed) {
      prepare?.().catch(() => undefined);
    }
  }, []);
  return (
    <ul className="tableTools">
      {listed.map(({key, atTable, ...way}) => (
        <li key={key}>
          {'to' in way ? (
            <Link
              className="button button--secondary"
              to={way.to}
              onClick={close}>
              {atTable}
            </Link>
          ) : (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => {
                close();
                way.open(base);
              }}>
              {atTable}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
