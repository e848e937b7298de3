import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {Picture} from '../../../../src/shared/model/asset';
import {isHiddenPicture, readPicture} from '../../client/findPresentable';
import {present} from '../Presenter/mount';

/** Finds the image of the current slide. */
function findImage({alt, title}: Picture): HTMLImageElement | undefined {
  const images = document.querySelectorAll<HTMLImageElement>('.lightbox img');
  return [...images].findLast((image) => image.alt === (alt ?? title));
}

/** Shows a picture on the player screen; returns whether players may see it. */
function showPicture(picture: Picture): boolean {
  const image = findImage(picture);
  if (image === undefined || isHiddenPicture(image.alt)) {
    return false;
  }
  present(readPicture(image));
  return true;
}

/** The button that shows the current image to the players. */
export default function ShowPicture({
  picture,
}: {
  readonly picture: Picture;
}): ReactNode {
  const [shown, setShown] = useState<Picture>();
  const label =
    shown === picture
      ? translate({
          id: 'site.lightbox.shown',
          message: 'Shown to players',
          description: 'Name of the button once it was pressed',
        })
      : translate({
          id: 'site.lightbox.show',
          message: 'Show players',
          description:
            'Name of the button that shows a picture on the player screen',
        });
  return (
    <button
      type="button"
      className="lightboxButton"
      data-shape="show"
      data-shown={shown === picture}
      aria-label={label}
      title={label}
      onClick={() => {
        setShown(showPicture(picture) ? picture : undefined);
      }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 5h18v11H3zM12 16v4M8 20h8" />
      </svg>
    </button>
  );
}
