import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import CloseButton from '../../../../shared/components/CloseButton';
import {MAP_ID} from '../../../../shared/lib/mapHash';
import {VIEWER_PAGE, viewerAddress} from '../../../documents/lib/viewerAddress';
import {describeVeil} from '../../../played-up-to/hooks/describeVeil';
import {changeDesks} from '../../hooks/deskStore';
import {useCard, type CardState} from '../../hooks/useCard';
import {limits, type Pin} from '../../lib/desk';
import {movePin, removePin, writeNote} from '../../lib/deskChanges';
import {readTarget, writeAddressEnd} from '../../lib/target';
import CardContent from './CardContent';
import {useDraft} from '../../../../shared/hooks/useDraft';
import type {Grip} from './useReorder';

/** A pin, its desk, its position, and the handle for moving it. */
export type Props = {
  readonly pin: Pin;
  readonly desk: string;
  readonly place: number;
  readonly grip: Grip;
};

/** Explains why a card has no content. */
function describeLack({state}: Exclude<CardState, {state: 'later'}>): string {
  switch (state) {
    case 'waiting':
      return translate({id: 'site.desk.card.waiting', message: 'Opening …'});
    case 'missing':
      return translate({
        id: 'site.desk.card.missing',
        message:
          'Only the address is kept: the page is locked, or shows this by script. It is here while that page is open.',
      });
    case 'unreachable':
      return translate({
        id: 'site.desk.card.unreachable',
        message: 'The page cannot be had now. It comes back with a connection.',
      });
    case 'ready':
      return translate({
        id: 'site.desk.card.more',
        message: 'The page has more of it.',
      });
  }
}

/** The present title of a pin; what comes later in a campaign says so instead. */
function findTitle(card: CardState, pin: Pin): string {
  if (card.state === 'later') {
    return describeVeil(card.reached);
  }
  return card.state === 'ready' ? (card.title ?? pin.title) : pin.title;
}

type ContentProps = Pick<Props, 'pin'> & {
  readonly card: CardState;
  readonly unveil: () => void;
};

function Content({pin, card, unveil}: ContentProps): ReactNode {
  return (
    <div
      className="deskContent"
      role="region"
      aria-label={pin.title}
      tabIndex={0}>
      {card.state === 'ready' && (
        <CardContent {...card.card} title={pin.title} />
      )}
      {card.state === 'later' ? (
        <button
          type="button"
          className="button button--secondary"
          onClick={unveil}>
          <Translate
            id="site.desk.card.look"
            description="Shows a card of which the content comes later in a campaign">
            Look anyway
          </Translate>
        </button>
      ) : (
        (card.state !== 'ready' ||
          ('isCut' in card.card && card.card.isCut)) && (
          <p className="deskSoft">{describeLack(card)}</p>
        )
      )}
    </div>
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
      maxLength={limits.note}
      value={value}
      onChange={({target}) => {
        edit(target.value);
      }}
      onBlur={save}
    />
  );
}

function Handle({pin, desk, place, grip}: Props): ReactNode {
  const label = translate(
    {
      id: 'site.desk.move',
      message: 'Move {title}: drag, or use the arrow keys',
    },
    {title: pin.title},
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
    if (step !== undefined) {
      event.preventDefault();
      void changeDesks(movePin(desk, pin.id, place + step));
    }
  };
  return (
    <button
      type="button"
      className="clean-btn deskHandle"
      aria-label={label}
      title={label}
      onKeyDown={onKeyDown}
      {...grip}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </button>
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

/** A pin as a card, with its content, note and actions. */
export default function PinCard(props: Props): ReactNode {
  const {desk} = props;
  const id = useId();
  const [isUnveiled, setUnveiled] = useState(false);
  const card = useCard(props.pin, isUnveiled);
  const pin = {...props.pin, title: findTitle(card, props.pin)};
  const removing = translate(
    {id: 'site.desk.remove', message: 'Take {title} off the desk'},
    {title: pin.title},
  );
  return (
    <li className="deskCard" aria-labelledby={id}>
      <div className="deskCardHead">
        <Handle {...props} pin={pin} />
        <Heading as="h3">
          <Title pin={pin} id={id} />
        </Heading>
        <CloseButton
          label={removing}
          className="deskHandle"
          onClick={() => {
            void changeDesks(removePin(desk, pin.id));
          }}
        />
      </div>
      <Content
        pin={pin}
        card={card}
        unveil={() => {
          setUnveiled(true);
        }}
      />
      <Note pin={pin} desk={desk} />
    </li>
  );
}
