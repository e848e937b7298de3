import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useEffect, useId, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import CloseButton from '../../../../src/shared/theme/CloseButton';
import KeptNotice from '../../../../src/shared/theme/KeptNotice';
import {useDrawer} from '../../../../src/shared/client/useDrawer';
import {openRecordStore} from '../../../../src/shared/client/recordStore';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {deskStore, useDesks} from '../../client/deskStore';
import {showDesk, showPins, useDeskView} from '../../client/deskView';
import {findOpenDesk} from '../../model/desk';
import css from './desk.lazy.css';
import DeskChooser from './DeskChooser';
import DeskOffer from './DeskOffer';
import DeskTools from './DeskTools';
import PinCard from './PinCard';
import PinLayer from './PinLayer';

type Props = {readonly close: () => void};

/** Explains on an empty pinboard how to add the first pin. */
function EmptyDesk(): ReactNode {
  const {pins} = useDeskView();
  return (
    <div className="deskNotice">
      <p>
        <Translate
          id="site.desk.empty"
          description="Shown on a pinboard that has no pins">
          Nothing is pinned yet. Select the pin beside a heading, row, spell,
          picture, or map, or point at one of these and press P.
        </Translate>
      </p>
      {!pins && (
        <Button
          isMain
          onClick={() => {
            showPins(true);
          }}>
          <Translate
            id="site.desk.empty.show"
            description="Shows pins beside the text">
            Show the pins
          </Translate>
        </Button>
      )}
    </div>
  );
}

/** The open pinboard: beside the page on a desktop, over its bottom on a phone. */
function DeskDrawer({close}: Props): ReactNode {
  const {value: desks, canUndo, isReady} = useDesks();
  const desk = findOpenDesk(desks);
  const place = useDrawer({Escape: close});
  const title = useId();
  return (
    <aside ref={place} tabIndex={-1} className="desk" aria-labelledby={title}>
      <div className="deskHead">
        <Heading as="h2">
          <span id={title}>
            <Translate
              id="site.desk.title"
              description="Heading of the pinboard">
              Pinboard
            </Translate>
          </span>
        </Heading>
        <DeskChooser desks={desks} />
        <CloseButton
          label={translate({
            id: 'site.desk.close',
            message: 'Close the pinboard',
            description: 'Button of the pinboard',
          })}
          onClick={close}
        />
      </div>
      <DeskOffer />
      <DeskTools desks={desks} canUndo={canUndo} />
      <KeptNotice store={deskStore} noticeClass="deskNotice" />
      {isReady && desk?.pins.length === 0 && <EmptyDesk />}
      <ol className="deskCards">
        {desk?.pins.map((pin, place) => (
          <PinCard key={pin.id} pin={pin} desk={desk.id} place={place} />
        ))}
      </ol>
    </aside>
  );
}

/** The pinboard and the pin buttons, if they are shown. */
export default function Desk(): ReactNode {
  const base = useBaseUrl('/');
  const {desk, pins} = useDeskView();
  useAdoptedSheet(css);
  useEffect(() => {
    openRecordStore(deskStore, base);
  }, [base]);
  return (
    <>
      {pins && <PinLayer />}
      {desk && (
        <DeskDrawer
          close={() => {
            showDesk(false);
          }}
        />
      )}
    </>
  );
}
