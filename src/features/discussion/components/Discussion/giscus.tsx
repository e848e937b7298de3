import type {ReactNode} from 'react';
import {mountGiscus} from '../../hooks/mountGiscus';
import Comments from '../Comments';
import type {Provider} from './provider';

function GiscusComments(): ReactNode {
  return <Comments mount={mountGiscus} />;
}

/** Giscus: comments, but no view counts. */
export const provider: Provider = {Comments: GiscusComments};
