import type {ReactNode} from 'react';
import {mountGiscus} from '../../hooks/mountGiscus';
import Comments from '../Comments';
import type {Provider} from './provider';

function GiscusComments(): ReactNode {
  return <Comments mount={mountGiscus} />;
}

/** Giscus: comments; it counts no views. */
export const provider: Provider = {Comments: GiscusComments};
