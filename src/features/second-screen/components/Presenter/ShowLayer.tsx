import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {
  useNearElements,
  type NearElement,
} from '../../../../shared/hooks/useNearElements';
import {
  describePresentable,
  PRESENTABLE,
  type Presentable,
} from '../../hooks/findPresentable';
import {show} from '../../hooks/presenter';

function ShowButton({
  described: {title, read},
  box,
}: NearElement<Presentable>): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const label = hasFailed
    ? translate(
        {
          id: 'site.screen.show.failed',
          message: '{title} could not be read. Try again',
        },
        {title},
      )
    : translate(
        {id: 'site.screen.show', message: 'Show to the table: {title}'},
        {title},
      );
  return (
    <button
      type="button"
      className="clean-btn screenShow"
      style={{
        insetBlockStart: box.top,
        insetInlineStart: box.start + box.width,
      }}
      aria-label={label}
      title={label}
      data-failed={hasFailed}
      onClick={() => {
        void read()
          .catch(() => undefined)
          .then((shown) => {
            setHasFailed(shown === undefined);
            if (shown !== undefined) {
              show(shown);
            }
          });
      }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 5h18v11H3zM12 16v4M8 20h8" />
      </svg>
    </button>
  );
}

/** A button at the corner of everything on the page that players may see. */
export default function ShowLayer(): ReactNode {
  const near = useNearElements({
    selector: PRESENTABLE,
    describe: describePresentable,
  });
  return createPortal(
    <section
      aria-label={translate({
        id: 'site.screen.layer',
        message: 'Show to the table',
        description: 'Name of the buttons beside what players may see',
      })}>
      {near.map((each) => (
        <ShowButton key={`${each.index} ${each.described.title}`} {...each} />
      ))}
    </section>,
    document.body,
  );
}
