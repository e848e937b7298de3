import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import NearButtons from '../../../../src/shared/theme/NearButtons';
import {findRoot} from '../../../../src/shared/client/pageContent';
import {pressedKey} from '../../../../src/shared/model/pressedKey';
import {showDesk, useDeskView} from '../../client/deskView';
import {describeTarget, PIN_TARGETS} from '../../client/findTargets';
import {pinElement} from '../../client/pinElement';

// Not shared with the search palette, because a shared module would be loaded by every page.
const FIELD =
  'input, textarea, select, dialog, [contenteditable]:not([contenteditable="false"])';

/**
 * Finds the target under the pointer, the focused one, or the last heading above the middle of the
 * window.
 */
function findCurrent(): Element | undefined {
  const root = findRoot(document);
  const select = (selector: string) => [
    ...(root?.querySelectorAll(selector) ?? []),
  ];
  return (
    select(`:is(${PIN_TARGETS}):hover`).at(-1) ??
    select(`:is(${PIN_TARGETS}):focus-within`).at(-1) ??
    select('h1, :is(h2, h3, h4, h5)[id]').findLast(
      (each) => each.getBoundingClientRect().top < window.innerHeight / 2,
    )
  );
}

/** Whether a key is pressed without modifiers, outside fields and dialogs. */
function isFree(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey, target, defaultPrevented} = event;
  const inField = target instanceof Element && target.closest(FIELD) !== null;
  return ![ctrlKey, metaKey, altKey, defaultPrevented, inField].includes(true);
}

/** While pins are shown, P pins the current target, and D opens or closes the pinboard. */
function usePinKeys(pin: (element: Element) => void): void {
  const {desk} = useDeskView();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = isFree(event) ? pressedKey(event) : '';
    const current = key === 'p' ? findCurrent() : undefined;
    if (key === 'd') {
      showDesk(!desk);
    } else if (current !== undefined) {
      pin(current);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

/** How long the confirmation of a pin is shown, in milliseconds. */
const SAID_FOR = 4000;

/** Height in pixels above which an element has its pin at the top. */
const HIGH = 40;

/** Pins an element, and returns the message for readers. */
async function pin(element: Element, base: string): Promise<string> {
  try {
    const {title, isPage} = await pinElement(element, base);
    return isPage
      ? translate(
          {
            id: 'site.desk.pinned.address',
            message:
              'Pinned a link to the page {title}: locked or script-drawn parts cannot be saved.',
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
      message: 'Cannot load this page now, so nothing has been pinned.',
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
      }}>
      <p role="status" className="deskToast">
        {said}
      </p>
    </NearButtons>
  );
}
