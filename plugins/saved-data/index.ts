import type {LoadContext, Plugin} from '@docusaurus/types';
import {FORGET_PAGE} from './model/forgetPage';

/** Publishes the page that lists and deletes the saved data of the site. */
export default function savedDataPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'saved-data',

    getClientModules: () => ['./client/followForgetting.ts'],

    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${FORGET_PAGE.slice(1)}`,
        component: '@site/plugins/saved-data/theme/ForgetPage',
        exact: true,
      });
    },
  };
}
