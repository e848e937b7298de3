import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {writeDeskHash} from '../../hooks/deskLink';
import type {Desk} from '../../lib/desk';

/** The length in characters from which some messengers truncate links. */
const LONG = 4000;

type Written = {readonly link: string; readonly isCopied: boolean};

async function writeLink(desk: Desk, home: string): Promise<Written> {
  const link = `${window.location.origin}${home}${await writeDeskHash(desk)}`;
  try {
    await navigator.clipboard.writeText(link);
    return {link, isCopied: true};
  } catch {
    // Without access to the clipboard, readers copy the link by hand.
    return {link, isCopied: false};
  }
}

function describe({link, isCopied}: Written): string {
  if (!isCopied) {
    return translate({
      id: 'site.desk.link.byHand',
      message: 'The link, without your notes:',
      description: 'Said over a link that readers copy themselves',
    });
  }
  return link.length > LONG
    ? translate(
        {
          id: 'site.desk.link.long',
          message:
            'Copied, without your notes. It has {count} characters, and some messengers cut it: a file is surer.',
        },
        {count: link.length},
      )
    : translate({
        id: 'site.desk.link.copied',
        message:
          'Copied: who opens the link is offered your pins, without your notes.',
      });
}

type Props = {
  readonly desk: Desk;
  /** Tells readers of the link, which is there to be copied by hand if the browser copies none. */
  readonly tell: (told: {
    readonly text: string;
    readonly link?: string;
  }) => void;
};

/** Copies a link that holds the open desk without its notes. */
export default function DeskLink({desk, tell}: Props): ReactNode {
  const home = useBaseUrl('/');
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      disabled={desk.pins.length === 0}
      onClick={() => {
        void writeLink(desk, home).then((written) => {
          const {link, isCopied} = written;
          tell({text: describe(written), ...(!isCopied && {link})});
        });
      }}>
      <Translate id="site.desk.link" description="Copies a link to a desk">
        Copy link
      </Translate>
    </button>
  );
}
