import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useNearElements} from '../../../../shared/hooks/useNearElements';
import {describeTarget, PIN_TARGETS} from '../../hooks/findTargets';
import {pinElement, type Pinned} from '../../hooks/pinTarget';
import {usePinKeys} from '../../hooks/usePinKeys';

/** How long the confirmation of a pin is shown, in milliseconds. */
const SAID_FOR = 4000;

/** Pins of taller elements are at the top, in pixels. */
const HIGH = 40;

function describePinned({title, isPage}: Pinned): string {
  return isPage
    ? translate(
        {
          id: 'site.desk.pinned.address',
          message:
            'Pinned the page {title}: of what is locked, or made by script, only the address is kept.',
        },
        {title},
      )
    : translate({id: 'site.desk.pinned', message: 'Pinned: {title}'}, {title});
}

/** Pins elements, and says so for a while. */
function usePin(): readonly [said: string, pin: (element: Element) => void] {
  const base = useBaseUrl('/');
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid('');
    }, SAID_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [said]);
  const pin = (element: Element): void => {
    pinElement(element, base).then(
      (pinned) => {
        setSaid(describePinned(pinned));
      },
      () => {
        setSaid(
          translate({
            id: 'site.desk.pinned.failed',
            message: 'The page cannot be had now, so nothing was pinned.',
          }),
        );
      },
    );
  };
  return [said, pin];
}

/** Shows a pin button next to everything that can be pinned, without changing the page. */
export default function PinLayer(): ReactNode {
  const [said, pin] = usePin();
  const near = useNearElements({
    selector: PIN_TARGETS,
    describe: describeTarget,
  });
  usePinKeys(pin);
  return createPortal(
    <section
      className="deskPins"
      aria-label={translate({id: 'site.desk.pins', message: 'Pins'})}>
      {near.map(({element, described: {target, title}, index, box}) => {
        const label = translate(
          {id: 'site.desk.pin', message: 'Pin {title}'},
          {title},
        );
        return (
          <button
            key={`${index} ${target}`}
            type="button"
            className="clean-btn deskPin"
            style={{
              insetBlockStart: box.top + Math.min(box.height, HIGH) / 2,
              insetInlineStart: `max(var(--world-pin), ${box.start}px)`,
            }}
            aria-label={label}
            title={label}
            onClick={() => {
              pin(element);
            }}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 3h6l-1 6 4 4H6l4-4zM12 13v8" />
            </svg>
          </button>
        );
      })}
      <p role="status" className="deskToast">
        {said}
      </p>
    </section>,
    document.body,
  );
}
