import type {ReactNode} from 'react';
import {mountWaline} from '../../hooks/mountWaline';
import Comments from '../Comments';
import PageViews from '../PageViews';
import type {Provider} from './provider';

function WalineComments(): ReactNode {
  return <Comments mount={mountWaline} />;
}

/** Waline: comments and view counts. */
export const provider: Provider = {Comments: WalineComments, PageViews};
