import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {pinElement, type Pinned} from '../../hooks/pinTarget';
import {usePinKeys} from '../../hooks/usePinKeys';
import {useTargets, type PlacedTarget} from '../../hooks/useTargets';

/** How long the confirmation of a pin is shown, in milliseconds. */
const SAID_FOR = 4000;

function describePinned({title, isAddressOnly}: Pinned): string {
  return isAddressOnly
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

type PinProps = Omit<PlacedTarget, 'key'> & {
  readonly pin: (element: Element) => void;
};

function PinButton({element, title, middle, start, pin}: PinProps): ReactNode {
  const label = translate(
    {id: 'site.desk.pin', message: 'Pin {title}'},
    {title},
  );
  return (
    <button
      type="button"
      className="clean-btn deskPin"
      style={{
        insetBlockStart: middle,
        insetInlineStart: `max(var(--world-pin), ${start}px)`,
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
}

/** Shows a pin button next to everything that can be pinned, without changing the page. */
export default function PinLayer(): ReactNode {
  const base = useBaseUrl('/');
  const targets = useTargets();
  const [said, setSaid] = useState('');
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
  usePinKeys(pin);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid('');
    }, SAID_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [said]);
  return createPortal(
    <section
      className="deskPins"
      aria-label={translate({id: 'site.desk.pins', message: 'Pins'})}>
      {targets.map(({key, ...target}) => (
        <PinButton key={key} {...target} pin={pin} />
      ))}
      <p role="status" className="deskToast" data-shown={said !== ''}>
        {said}
      </p>
    </section>,
    document.body,
  );
}
