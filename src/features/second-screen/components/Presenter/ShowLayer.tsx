import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import NearButtons from '../../../../shared/components/NearButtons';
import {describePresentable, PRESENTABLE} from '../../hooks/findPresentable';
import {show} from '../../hooks/presenter';

/** A button at the corner of everything on the page that players may see. */
export default function ShowLayer(): ReactNode {
  return (
    <NearButtons
      name={translate({
        id: 'site.screen.layer',
        message: 'Show to the table',
        description: 'Name of the buttons beside what players may see',
      })}
      selector={PRESENTABLE}
      describe={describePresentable}
      className="screenShow"
      icon="M3 5h18v11H3zM12 16v4M8 20h8"
      label={({title}) =>
        translate(
          {id: 'site.screen.show', message: 'Show to the table: {title}'},
          {title},
        )
      }
      place={({top, start, width}) => ({
        insetBlockStart: top,
        insetInlineStart: start + width,
      })}
      press={({described}) => {
        show(described.read());
      }}
    />
  );
}
