import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useId, useState, type DragEvent, type ReactNode} from 'react';
import CloseButton from '../../../../shared/components/CloseButton';
import {useDraft} from '../../../../shared/hooks/useDraft';
import {MAP_ID} from '../../../../shared/lib/mapHash';
import {VIEWER_PAGE, viewerAddress} from '../../../documents/lib/viewerAddress';
import {describeVeil} from '../../../played-up-to/hooks/describeVeil';
import {changeDesks} from '../../hooks/deskStore';
import {useCard, type CardState} from '../../hooks/useCard';
import type {Pin} from '../../lib/desk';
import {movePin, removePin, writeNote} from '../../lib/deskChanges';
import {readTarget, writeAddressEnd} from '../../lib/target';
import CardContent from './CardContent';

/** A pin, its desk, and its position. */
export type Props = {
  readonly pin: Pin;
  readonly desk: string;
  readonly place: number;
};

/** The kind of what is dragged from one card to another. */
const DRAGGED = 'text/x-pin';

/** Explains why a card has no content. */
function describeLack(card: Extract<CardState, string>): string {
  switch (card) {
    case 'waiting':
      return translate({id: 'site.desk.card.waiting', message: 'Opening …'});
    case 'missing':
      return translate({
        id: 'site.desk.card.missing',
        message: 'The page no longer has this, or shows it by script.',
      });
    case 'unreachable':
      return translate({
        id: 'site.desk.card.unreachable',
        message: 'The page cannot be had now. It comes back with a connection.',
      });
  }
}

/** The present title of a pin; what comes later in a campaign says so instead. */
function findTitle(card: CardState, pin: Pin): string {
  if (typeof card === 'string') {
    return pin.title;
  }
  return 'reached' in card
    ? describeVeil(card.reached)
    : (card.title ?? pin.title);
}

type ContentProps = {
  readonly title: string;
  readonly card: CardState;
  readonly unveil: () => void;
};

function Content({title, card, unveil}: ContentProps): ReactNode {
  if (typeof card === 'string') {
    return <p className="deskSoft">{describeLack(card)}</p>;
  }
  return 'reached' in card ? (
    <button type="button" className="button button--secondary" onClick={unveil}>
      <Translate
        id="site.desk.card.look"
        description="Shows a card of which the content comes later in a campaign">
        Look anyway
      </Translate>
    </button>
  ) : (
    <CardContent {...card.card} title={title} />
  );
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
      placeholder={translate({id: 'site.desk.note.hint', message: 'A note …'})}
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
    // Not a button, because Firefox lets none be dragged.
    <span
      role="button"
      tabIndex={0}
      draggable
      className="deskHandle"
      aria-label={label}
      title={label}
      onDragStart={({dataTransfer, currentTarget}) => {
        dataTransfer.setData(DRAGGED, pin.id);
        dataTransfer.setDragImage(
          currentTarget.closest('li') ?? currentTarget,
          0,
          0,
        );
      }}
      onKeyDown={(event) => {
        const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
        if (step !== undefined) {
          event.preventDefault();
          void changeDesks(movePin(desk, pin.id, place + step));
        }
      }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </span>
  );
}

/** Links to the pinned content; pages of documents open in their viewer. */
function Title({pin, id}: Pick<Props, 'pin'> & {readonly id: string}) {
  const {withBaseUrl} = useBaseUrlUtils();
  const viewer = useBaseUrl(VIEWER_PAGE);
  const target = readTarget(pin.target);
  return target.kind === 'leaf' ? (
    <Link
      id={id}
      to={`pathname://${viewerAddress(viewer, {
        file: withBaseUrl(target.file),
        page: target.page,
      })}`}
      autoAddBaseUrl={false}
      target="_blank">
      {pin.title}
    </Link>
  ) : (
    <Link id={id} to={`${pin.path}${writeAddressEnd(pin.target, MAP_ID)}`}>
      {pin.title}
    </Link>
  );
}

/** Lets another card of the desk be dropped at the place of this one. */
function receiveDrop({desk, place}: Props) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(DRAGGED)) {
        event.preventDefault();
      }
    },
    onDrop(event: DragEvent) {
      const dragged = event.dataTransfer.getData(DRAGGED);
      if (dragged !== '') {
        event.preventDefault();
        void changeDesks(movePin(desk, dragged, place));
      }
    },
  };
}

/** A pin as a card, with its content, note and actions. */
export default function PinCard(props: Props): ReactNode {
  const {desk} = props;
  const id = useId();
  const [isUnveiled, setUnveiled] = useState(false);
  const card = useCard(props.pin, isUnveiled);
  const pin = {...props.pin, title: findTitle(card, props.pin)};
  return (
    <li className="deskCard" aria-labelledby={id} {...receiveDrop(props)}>
      <div className="deskCardHead">
        <Handle {...props} pin={pin} />
        <Heading as="h3">
          <Title pin={pin} id={id} />
        </Heading>
        <CloseButton
          label={translate(
            {id: 'site.desk.remove', message: 'Take {title} off the desk'},
            {title: pin.title},
          )}
          className="deskHandle"
          onClick={() => {
            void changeDesks(removePin(desk, pin.id));
          }}
        />
      </div>
      <div
        className="deskContent"
        role="region"
        aria-label={pin.title}
        tabIndex={0}>
        <Content
          title={pin.title}
          card={card}
          unveil={() => {
            setUnveiled(true);
          }}
        />
      </div>
      <Note pin={pin} desk={desk} />
    </li>
  );
}
