import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ReactNode} from 'react';
import NearButtons from '../../../../shared/components/NearButtons';
import {describeTarget, PIN_TARGETS} from '../../hooks/findTargets';
import {pinElement} from '../../hooks/pinElement';
import {usePinKeys} from '../../hooks/usePinKeys';

/** How long the confirmation of a pin is shown, in milliseconds. */
const SAID_FOR = 4000;

/** Pins of taller elements are at the top, in pixels. */
const HIGH = 40;

/** Pins an element, and returns what readers are told of it. */
async function pin(element: Element, base: string): Promise<string> {
  try {
    const {title, isPage} = await pinElement(element, base);
    return isPage
      ? translate(
          {
            id: 'site.desk.pinned.address',
            message:
              'Pinned the page {title}: of what is locked, or made by script, only the address is kept.',
          },
          {title},
        )
      : translate(
          {id: 'site.desk.pinned', message: 'Pinned: {title}'},
          {title},
        );
  } catch {
    return translate({
      id: 'site.desk.pinned.failed',
      message: 'The page cannot be had now, so nothing was pinned.',
    });
  }
}

/** Shows a pin button next to everything that can be pinned, and says what was pinned. */
export default function PinLayer(): ReactNode {
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
  const press = (element: Element): void => {
    void pin(element, base).then(setSaid);
  };
  usePinKeys(press);
  return (
    <>
      <NearButtons
        name={translate({id: 'site.desk.pins', message: 'Pins'})}
        selector={PIN_TARGETS}
        describe={describeTarget}
        className="deskPin"
        icon="M9 3h6l-1 6 4 4H6l4-4zM12 13v8"
        label={({title}) =>
          translate({id: 'site.desk.pin', message: 'Pin {title}'}, {title})
        }
        place={({top, start, height}) => ({
          insetBlockStart: top + Math.min(height, HIGH) / 2,
          insetInlineStart: `max(var(--world-pin), ${start}px)`,
        })}
        press={({element}) => {
          press(element);
        }}
      />
      <p role="status" className="deskToast">
        {said}
      </p>
    </>
  );
}
