import type {CSSProperties, ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {
  useNearElements,
  type NearElement,
  type Wanted,
} from '../../client/useNearElements';
import LineIcon from '../LineIcon';

type Props<Described> = Wanted<Described> & {
  /** The accessible name of all the buttons. */
  readonly name: string;
  readonly className: string;
  /** The lines of the icon of each button. */
  readonly icon: string;
  /** The accessible name of one button, also shown as a tooltip. */
  readonly label: (described: Described) => string;
  /** The position of a button beside its element. */
  readonly place: (box: NearElement<Described>['box']) => CSSProperties;
  readonly press: (near: NearElement<Described>) => void;
  /** The message after a press. */
  readonly children?: ReactNode;
};

/** Shows a button beside each selected element of the page, without changing these elements. */
export default function NearButtons<Described>(
  props: Props<Described>,
): ReactNode {
  const near = useNearElements(props);
  return createPortal(
    <section aria-label={props.name}>
      {near.map((each) => {
        const label = props.label(each.described);
        return (
          <button
            key={`${each.index} ${label}`}
            type="button"
            className={`clean-btn ${props.className}`}
            style={props.place(each.box)}
            aria-label={label}
            title={label}
            onClick={() => {
              props.press(each);
            }}>
            <LineIcon path={props.icon} />
          </button>
        );
      })}
      {props.children}
    </section>,
    document.body,
  );
}
