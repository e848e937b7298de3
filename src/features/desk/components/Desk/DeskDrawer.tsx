import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useId, useRef, type ReactNode} from 'react';
import CloseButton from '../../../../shared/components/CloseButton';
import KeptNotice from '../../../../shared/components/KeptNotice';
import {useDrawer} from '../../../../shared/hooks/useDrawer';
import {readDeskAside, undoChange, useDesks} from '../../hooks/deskStore';
import {pinElement} from '../../hooks/pinTarget';
import {findOpenDesk, type Desk} from '../../lib/desk';
import DeskNames from './DeskNames';
import DeskOffer from './DeskOffer';
import EmptyDesk from './EmptyDesk';
import Exchange from './Exchange';
import PinCard from './PinCard';
import {useReorder} from './useReorder';

/** The function that closes the drawer. */
export type Props = {readonly close: () => void};

function Cards({desk}: {readonly desk: Desk}): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const {drag, getGrip} = useReorder(list, desk.id);
  const at = desk.pins.findIndex(({id}) => id === drag?.pin);
  const shown =
    drag === undefined || at === -1
      ? desk.pins
      : desk.pins
          .toSpliced(at, 1)
          .toSpliced(drag.to, 0, ...desk.pins.slice(at, at + 1));
  return (
    <ol ref={list} className="deskCards" data-dragging={drag !== undefined}>
      {shown.map((pin, place) => (
        <PinCard
          key={pin.id}
          pin={pin}
          desk={desk.id}
          place={place}
          grip={getGrip(pin.id, place)}
        />
      ))}
    </ol>
  );
}

type ToolsProps = {
  readonly canUndo: boolean;
  readonly desk: Desk | undefined;
};

function Tools({canUndo, desk}: ToolsProps): ReactNode {
  const base = useBaseUrl('/');
  return (
    <div className="deskTools">
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          const heading = document.querySelector('main h1');
          if (heading !== null) {
            void pinElement(heading, base);
          }
        }}>
        <Translate id="site.desk.pinPage" description="Pins the whole page">
          Pin this page
        </Translate>
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        disabled={!canUndo}
        onClick={() => {
          void undoChange();
        }}>
        <Translate id="site.desk.undo" description="Takes the last change back">
          Undo
        </Translate>
      </button>
      <Exchange desk={desk} />
    </div>
  );
}

/** The open desk: beside the page on a desktop, over its bottom on a phone. */
export default function DeskDrawer({close}: Props): ReactNode {
  const {value: desks, undo, isReady, ...kept} = useDesks();
  const desk = findOpenDesk(desks);
  const place = useDrawer({Escape: close});
  const title = useId();
  return (
    <aside ref={place} tabIndex={-1} className="desk" aria-labelledby={title}>
      <div className="deskHead">
        <Heading as="h2">
          <span id={title}>
            <Translate id="site.desk.title" description="Heading of the desk">
              The desk
            </Translate>
          </span>
        </Heading>
        <DeskNames desks={desks} />
        <CloseButton
          label={translate({
            id: 'site.desk.close',
            message: 'Close the desk',
            description: 'Button of the desk',
          })}
          className="deskHandle"
          onClick={close}
        />
      </div>
      <DeskOffer />
      <Tools canUndo={undo > 0} desk={desk} />
      <KeptNotice
        {...kept}
        readAside={readDeskAside}
        asideFile="desk-aside.json"
        noticeClass="deskNotice"
        buttonClass="button button--secondary button--sm"
      />
      {isReady && desk?.pins.length === 0 && <EmptyDesk />}
      {desk !== undefined && <Cards desk={desk} />}
    </aside>
  );
}
