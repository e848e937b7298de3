import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useFilePath} from '../../../../src/shared/client/useFileUrl';
import type {Picture} from '../../../../src/shared/model/asset';
import {noteLine} from '../../model/noteLine';
import FileLink from './FileLink';

type Props = {
  readonly picture: Picture;
  /** Headings of the notes to show. */
  readonly fields: string;
};

/** The caption of an image: title, the author's notes, path of the file, and size. */
export default function Caption({picture, fields}: Props): ReactNode {
  const {title, link, width, height} = picture;
  const path = useFilePath(link);
  const note = noteLine(picture, fields);
  return (
    <>
      <p className="lightboxTitle">{title}</p>
      {note !== '' && <p>{note}</p>}
      <p>
        <FileLink file={link} className="lightboxPath">
          {path}
        </FileLink>
      </p>
      <p>
        <Translate
          id="site.lightbox.size"
          description="Size of a picture, in the caption below it"
          values={{width, height}}>
          {'{width} × {height} pixels'}
        </Translate>
      </p>
    </>
  );
}
