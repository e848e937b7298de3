import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useNearElements} from '../../../../shared/hooks/useNearElements';
import {describePresentable, PRESENTABLE} from '../../hooks/findPresentable';
import {show} from '../../hooks/presenter';

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
      {near.map(({index, box, described: {title, read}}) => {
        const label = translate(
          {id: 'site.screen.show', message: 'Show to the table: {title}'},
          {title},
        );
        return (
          <button
            key={`${index} ${title}`}
            type="button"
            className="clean-btn screenShow"
            style={{
              insetBlockStart: box.top,
              insetInlineStart: box.start + box.width,
            }}
            aria-label={label}
            title={label}
            onClick={() => {
              show(read());
            }}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 5h18v11H3zM12 16v4M8 20h8" />
            </svg>
          </button>
        );
      })}
    </section>,
    document.body,
  );
}
