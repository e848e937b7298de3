import {useId, useState, type ComponentProps, type ReactNode} from 'react';
import {useDraft} from '../../client/useDraft';
import {parseWholeNumber, type Bounds} from '../../model/wholeNumber';
import Input from './Input';
import NumberFault from './NumberFault';

type Props = Pick<ComponentProps<'input'>, 'id' | 'aria-label'> & {
  readonly value: number;
  readonly bounds: Bounds;
  /** Whether a number is saved as soon as it is typed. */
  readonly isLive?: boolean;
  readonly onSave: (value: number) => void;
};

/** The allowed number that is nearest to a typed one; undefined if no number was typed. */
function getNearest(text: string, [least, most]: Bounds): number | undefined {
  const number = text.trim() === '' ? NaN : Math.trunc(Number(text));
  return Number.isNaN(number)
    ? undefined
    : Math.min(most, Math.max(least, number));
}

/**
 * An input for a whole number. Typed text stays until readers leave the field. A number out of
 * bounds then becomes the nearest allowed one, and anything else becomes the previous number.
 */
export default function NumberInput(props: Props): ReactNode {
  const {value, bounds, isLive = false, onSave, ...rest} = props;
  const faultId = useId();
  const [isTold, setTold] = useState(false);
  const draft = useDraft(String(value), (text) => {
    const number = getNearest(text, bounds);
    if (number !== undefined) {
      onSave(number);
    }
  });
  const isWrong = (text: string): boolean =>
    text !== '' && parseWholeNumber(text, bounds) === undefined;
  return (
    <>
      <Input
        {...rest}
        type="number"
        inputMode={bounds[0] < 0 ? undefined : 'numeric'}
        min={bounds[0]}
        max={bounds[1]}
        value={draft.value}
        aria-invalid={isWrong(draft.value)}
        aria-describedby={faultId}
        onChange={({target}) => {
          const number = parseWholeNumber(target.value, bounds);
          draft.edit(target.value);
          setTold(isWrong(target.value));
          if (isLive && number !== undefined) {
            onSave(number);
          }
        }}
        onBlur={draft.save}
      />
      {/* The error stays when the number is corrected, so that nothing moves under a press. */}
      <NumberFault id={faultId} bounds={bounds} isShown={isTold} />
    </>
  );
}
