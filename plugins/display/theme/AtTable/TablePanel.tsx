import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useId, useRef, type ReactNode} from 'react';
import {campaigns} from '../../../../world/campaigns';
import CloseButton from '../../../../src/shared/theme/CloseButton';
import Parts from '../../../../src/shared/theme/Parts';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {useModal} from '../../../../src/shared/client/useModal';
import ModeChoice from './ModeChoice';
import {PlayedUpToChoices} from './PlayedUpToPart';
import Tools from './Tools';
import css from './panel.lazy.css';

type Props = {readonly close: () => void};

/** The panel with all tools for play. */
export default function TablePanel({close}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useAdoptedSheet(css);
  useModal(dialog, close);
  return (
    <dialog ref={dialog} className="tablePanel" aria-labelledby={title}>
      <div className="tableHead">
        <Heading as="h2">
          <span id={title}>
            <Translate
              id="site.table.title"
              description="Heading of the panel of the tools for play">
              At the table
            </Translate>
          </span>
        </Heading>
        <CloseButton
          label={translate({
            id: 'site.table.close',
            message: 'Close',
            description: 'Button of the panel of the tools for play',
          })}
          onClick={close}
        />
      </div>
      <Tools close={close} />
      {campaigns.length > 0 && <PlayedUpToChoices />}
      <Parts at="tablePanel" />
      <ModeChoice />
    </dialog>
  );
}
