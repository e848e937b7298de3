import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useStatement} from '../../hooks/useStatement';
import type {Desk} from '../../lib/desk';
import DeskFiles from './DeskFiles';
import DeskLink from './DeskLink';

type Told = {
  readonly text: string;
  /** A link that readers copy by hand. */
  readonly link?: string;
};

/** A link for readers whose browser does not let it be copied. */
function LinkField({link}: {readonly link: string}): ReactNode {
  return (
    <input
      type="text"
      readOnly
      className="deskName deskLink"
      aria-label={translate({
        id: 'site.desk.link.name',
        message: 'Link to this desk',
      })}
      value={link}
      onFocus={({target}) => {
        target.select();
      }}
    />
  );
}

/** Takes desks out and in, and tells of it until the desk is another. */
export default function Exchange({
  desk,
}: {
  readonly desk: Desk | undefined;
}): ReactNode {
  const [told, tell] = useStatement<Told>(desk);
  return (
    <>
      <DeskFiles
        say={(text) => {
          tell({text});
        }}
      />
      {desk !== undefined && <DeskLink desk={desk} tell={tell} />}
      <p role="status" className="deskSoft deskSaid">
        {told?.text}
      </p>
      {told?.link !== undefined && <LinkField link={told.link} />}
    </>
  );
}
