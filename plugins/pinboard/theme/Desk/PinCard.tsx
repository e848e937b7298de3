import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {lazy, Suspense, useId, type DragEvent, type ReactNode} from 'react';
import CloseButton from '../../../../src/shared/theme/CloseButton';
import LineIcon from '../../../../src/shared/theme/LineIcon';
import {useDraft} from '../../../../src/shared/client/useDraft';
import {
  VIEWER_PAGE,
  viewerAddress,
} from '../../../documents/model/viewerAddress';
import {useProgress} from '../../../sessions/client/progressStore';
import {isLater} from '../../../sessions/model/progress';
import MapView from '../../../map/theme/MapView';
import {changeDesks} from '../../client/deskStore';
import type {Card} from '../../client/readCard';
import {useCard, type CardState} from '../../client/useCard';
import type {Pin} from '../../model/desk';
import {movePin, removePin, writeNote} from '../../model/deskChanges';
import {readTarget, writeAddressEnd} from '../../model/target';

const DocumentPage = lazy(
  () => import('../../../documents/theme/DocumentPage'),
);

type Props = {
  readonly pin: Pin;
  readonly desk: string;
  readonly place: number;
};

/** The data type of a card that is dragged. */
const DRAGGED = 'text/x-pin';

/** The assumed frame of a map in pixels. */
const FRAME = {width: 720, height: 450};

/** Explains why a card has no content. */
const lacks: Readonly<Record<Extract<CardState, string>, () => string>> = {
  waiting: () => translate({id: 'site.desk.card.waiting', message: 'Loading…'}),
  missing: () =>
    translate({
      id: 'site.desk.card.missing',
      message: 'The page no longer contains this, or draws it with a script.',
    }),
  unreachable: () =>
    translate({
      id: 'site.desk.card.unreachable',
      message: 'Cannot load this page now. It will appear when you’re online.',
    }),
};

/** The view of a map in a query; undefined for the whole map. */
function readView(query: string) {
  const text = new URLSearchParams(query).get('at') ?? '';
  const [east = NaN, north = NaN, zoom = NaN] = text.split(',').map(Number);
  return [east, north, zoom].every(Number.isFinite)
    ? {east, north, zoom}
    : undefined;
}

type ContentProps = Pick<Card, 'content'> & {readonly title: string};

function Content({title, content}: ContentProps): ReactNode {
  const tiles = useBaseUrl('/maps/tiles/');
  switch (content.kind) {
    case 'part':
      return (
        // The HTML is from a page of this site, without scripts, links, and attributes.
        <div dangerouslySetInnerHTML={{__html: content.html}} />
      );
    case 'view': {
      const view = readView(content.query);
      const drawn = {marks: [], lines: [], rings: []};
      return (
        <MapView
          title={title}
          seen={{tiles, view, frame: FRAME, ...drawn}}
          sharp={FRAME.width}
        />
      );
    }
    case 'leaf':
      return (
        <Suspense>
          <DocumentPage file={content.file} page={content.page} title={title} />
        </Suspense>
      );
  }
}

function Note({pin, desk}: Pick<Props, 'pin' | 'desk'>): ReactNode {
  const {value, edit, save} = useDraft(pin.note, (note) => {
    void changeDesks(writeNote(desk, pin.id, note));
  });
  return (
    <textarea
      className="deskNote"
      aria-label={translate(
        {id: 'site.desk.note', message: 'Note on {title}'},
        {title: pin.title},
      )}
      placeholder={translate({id: 'site.desk.note.hint', message: 'A note…'})}
      rows={value === '' ? 1 : 3}
      value={value}
      onChange={({target}) => {
        edit(target.value);
      }}
      onBlur={save}
    />
  );
}

function Handle({pin, desk, place}: Props): ReactNode {
  const label = translate(
    {
      id: 'site.desk.move',
      message: 'Move {title}: drag, or use the arrow keys',
    },
    {title: pin.title},
  );
  return (
    // Not a button, because Firefox does not allow buttons to be dragged.
    <span
      role="button"
      tabIndex={0}
      draggable
      className="deskHandle"
      aria-label={label}
      title={label}
      onDragStart={({dataTransfer, currentTarget}) => {
        const card = currentTarget.closest('li') ?? currentTarget;
        dataTransfer.setData(DRAGGED, pin.id);
        dataTransfer.setDragImage(card, 0, 0);
      }}
      onKeyDown={(event) => {
        const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
        if (step !== undefined) {
          event.preventDefault();
          void changeDesks(movePin(desk, pin.id, place + step));
        }
      }}>
      <LineIcon path="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
    </span>
  );
}

/** The address of the pinned content; pages of documents open in their viewer. */
function useAddress({path, target: text}: Pin): string {
  const {withBaseUrl} = useBaseUrlUtils();
  const target = readTarget(text);
  if (target.kind !== 'leaf') {
    return withBaseUrl(`${path}${writeAddressEnd(text)}`);
  }
  const {file, page} = target;
  const viewer = withBaseUrl(VIEWER_PAGE);
  return `pathname://${viewerAddress(viewer, {file: withBaseUrl(file), page})}`;
}

/** Lets readers drop another card of the pinboard in the place of this one. */
function receiveDrop({desk, place}: Props) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(DRAGGED)) {
        event.preventDefault();
      }
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      const dragged = event.dataTransfer.getData(DRAGGED);
      void changeDesks(movePin(desk, dragged, place));
    },
  };
}

/** Returns the name of a card; a card from a later session has none. */
function useTitle(pin: Pin, card: CardState): string {
  const progress = useProgress();
  if (typeof card === 'string') {
    return pin.title;
  }
  return isLater(card.session, progress)
    ? translate({id: 'site.desk.card.later', message: 'From a later session'})
    : (card.title ?? pin.title);
}

/** A pin as a card, with its content, note, and actions. */
export default function PinCard(props: Props): ReactNode {
  const {desk} = props;
  const id = useId();
  const card = useCard(props.pin);
  const title = useTitle(props.pin, card);
  const pin = {...props.pin, title};
  const address = useAddress(pin);
  return (
    <li className="deskCard" aria-labelledby={id} {...receiveDrop(props)}>
      <div className="deskCardHead">
        <Handle {...props} pin={pin} />
        <Heading as="h3">
          <Link id={id} to={address} autoAddBaseUrl={false}>
            {title}
          </Link>
        </Heading>
        <CloseButton
          label={translate(
            {id: 'site.desk.remove', message: 'Unpin {title}'},
            {title},
          )}
          onClick={() => void changeDesks(removePin(desk, pin.id))}
        />
      </div>
      <div
        className="deskContent"
        role="region"
        aria-label={title}
        tabIndex={0}
        data-session={typeof card === 'string' ? undefined : card.session}>
        {typeof card === 'string' ? (
          <p className="deskSoft">{lacks[card]()}</p>
        ) : (
          <Content title={title} content={card.content} />
        )}
      </div>
      <Note pin={pin} desk={desk} />
    </li>
  );
}
