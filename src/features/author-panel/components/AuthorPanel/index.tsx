import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import CloseButton from '../../../../shared/components/CloseButton';
import {useAdoptedSheet} from '../../../../shared/hooks/useAdoptedSheet';
import {useKey} from '../../hooks/useKey';
import {usePageAddress} from '../../hooks/usePageAddress';
import {useReport, type ReportState} from '../../hooks/useReport';
import css from './author-panel.lazy.css';
import {listFaults} from './listFaults';
import Report from './Report';
import SheetEditor from './SheetEditor';
import {describeButton} from './texts';

function countFaults(state: ReportState): number | undefined {
  return state.report === undefined ? undefined : listFaults(state).length;
}

type ButtonProps = {
  readonly state: ReportState;
  readonly open: () => void;
};

function OpenButton({state, open}: ButtonProps): ReactNode {
  const faults = countFaults(state);
  const label = describeButton(faults);
  return (
    <button
      type="button"
      className="authorOpen"
      data-faulty={(faults ?? 0) > 0}
      aria-label={label}
      title={label}
      onClick={open}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
      </svg>
      {faults ?? '…'}
    </button>
  );
}

type PanelProps = {
  readonly state: ReportState;
  readonly check: () => void;
  readonly close: () => void;
  /** Path of the sheet that is being edited. */
  readonly sheet: string | undefined;
  readonly editSheet: (path: string | undefined) => void;
};

function Panel(props: PanelProps): ReactNode {
  const {state, check, close, sheet, editSheet} = props;
  const title = useId();
  const place = useRef<HTMLElement>(null);
  // What had the focus goes away with the report or the table.
  useEffect(() => {
    place.current?.focus();
  }, [sheet]);
  useKey(
    ({key, target}) =>
      key === 'Escape' &&
      target instanceof Node &&
      place.current?.contains(target) === true,
    close,
  );
  return (
    <section
      ref={place}
      className="author"
      aria-labelledby={title}
      tabIndex={-1}
      data-wide={sheet !== undefined}>
      <div className="authorHead">
        <p id={title} className="authorTitle">
          <Translate
            id="site.author.title"
            description="Heading of the panel that authors see beside a page">
            For authors
          </Translate>
        </p>
        <CloseButton
          className="authorClose"
          label={translate({
            id: 'site.author.close',
            message: 'Close the panel',
          })}
          onClick={close}
        />
      </div>
      <div className="authorBody">
        {sheet === undefined ? (
          <Report {...{state, check, editSheet}} />
        ) : (
          <SheetEditor
            key={sheet}
            path={sheet}
            address={state.address}
            leave={() => {
              editSheet(undefined);
            }}
          />
        )}
      </div>
    </section>
  );
}

/** The panel of authors beside a page of the development server: faults, mentions, tables. */
export default function AuthorPanel(): ReactNode {
  useAdoptedSheet(css);
  const {state, check} = useReport(usePageAddress());
  const [isOpen, setOpen] = useState(false);
  const [sheet, editSheet] = useState<string>();
  const isLeaving = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen && isLeaving.current) {
      isLeaving.current = false;
      place.current?.querySelector('button')?.focus();
    }
  }, [isOpen]);
  const close = (): void => {
    isLeaving.current = true;
    setOpen(false);
  };
  const open = (): void => {
    setOpen(true);
    check();
  };
  return (
    <div ref={place}>
      {!isOpen && (state.report !== null || sheet !== undefined) && (
        <OpenButton {...{state, open}} />
      )}
      {/* The editor stays while the panel is closed, with what is not saved yet. */}
      {(isOpen || sheet !== undefined) && (
        <div hidden={!isOpen}>
          <Panel {...{state, check, close, sheet, editSheet}} />
        </div>
      )}
    </div>
  );
}
