import Translate from '@docusaurus/Translate';
import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {useTableState} from '../../../display/client/tableModeState';
import {usePresenting} from '../../client/presenter';
import type {Shown} from '../../client/shown';
import MapView from '../../../map/theme/MapView';

type Kind<Name extends Shown['kind']> = Extract<Shown, {kind: Name}>;

/** The tokens that the window copies from the page, because red light changes them. */
const TOKENS = [
  '--world-veil',
  '--world-veil-ink',
  '--world-veil-ink-soft',
  '--world-veil-accent',
  '--world-veil-rule',
  '--world-map-board',
  '--world-map-ink',
  '--world-dim',
];

/** Type sizes in pixels; the smallest can still be read across a table. */
const SIZES = {least: 14, most: 72};

/** Sets text as large as fits the window; at the smallest size, longer text scrolls. */
function fitWords(place: HTMLElement): void {
  const {documentElement: root} = place.ownerDocument;
  let {least, most} = SIZES;
  while (most - least > 1) {
    const size = (least + most) / 2;
    place.style.fontSize = `${size}px`;
    const fits =
      root.scrollWidth <= root.clientWidth &&
      root.scrollHeight <= root.clientHeight;
    [least, most] = fits ? [size, most] : [least, size];
  }
  place.style.fontSize = `${least}px`;
}

function Picture({title, source}: Kind<'picture'>): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? (
    <p>
      <Translate id="site.screen.failed" description="Shown to the players">
        The picture did not load.
      </Translate>
    </p>
  ) : (
    <img
      className="picture"
      src={source}
      alt={title}
      onError={() => {
        setHasFailed(true);
      }}
    />
  );
}

function Table({title, head, rows}: Kind<'table'>): ReactNode {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((text, index) => (
            <th key={index} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((text, column) => (
              <td key={column}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Content({shown}: {readonly shown: Shown | undefined}): ReactNode {
  switch (shown?.kind) {
    case 'picture':
      return <Picture key={shown.source} {...shown} />;
    case 'table':
      return <Table {...shown} />;
    case 'text':
      return (
        <section className="quoted">
          <div role="heading" aria-level={2} className="title">
            {shown.title}
          </div>
          {shown.lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </section>
      );
    case 'map':
      return <MapView {...shown} />;
    case 'order':
      return <shown.Order />;
    case undefined:
      return (
        <p>
          <Translate id="site.screen.empty" description="Shown to the players">
            Waiting for something to show
          </Translate>
        </p>
      );
  }
}

/** The content of the player screen. */
export default function Screen({
  place,
}: {
  readonly place: HTMLElement;
}): ReactNode {
  const {shown, isDark} = usePresenting();
  const {mode} = useTableState();
  useEffect(() => {
    const follow = (): void => {
      const own = getComputedStyle(document.documentElement);
      for (const name of TOKENS) {
        const value = own.getPropertyValue(name);
        place.ownerDocument.documentElement.style.setProperty(name, value);
      }
    };
    follow();
    // A change of display takes effect only after its style sheet has loaded.
    const changes = new MutationObserver(follow);
    changes.observe(document.head, {childList: true, subtree: true});
    return () => {
      changes.disconnect();
    };
  }, [place, mode]);
  useLayoutEffect(() => {
    const fit = (): void => {
      fitWords(place);
    };
    fit();
    const {defaultView} = place.ownerDocument;
    defaultView?.addEventListener('resize', fit);
    return () => {
      defaultView?.removeEventListener('resize', fit);
    };
  });
  return (
    <>
      <div role="heading" aria-level={1} className="name">
        {place.ownerDocument.title}
      </div>
      <div className="shown" aria-live="polite" hidden={isDark}>
        <Content shown={shown} />
      </div>
    </>
  );
}
