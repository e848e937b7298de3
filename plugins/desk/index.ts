import type {Plugin} from '@docusaurus/types';
import {hasFeature} from '../../src/site/features';

/** Returns the module that loads the desk; a world without one has no such script. */
export function loadModule(hasDesk: boolean): string {
  return hasDesk
    ? "export const loadDesk = () => import('@site/src/features/desk/components/Desk');\n"
    : 'export const loadDesk = undefined;\n';
}

/** Provides the desk to table mode, in worlds that have the feature. */
export default function deskPlugin(): Plugin {
  return {
    name: 'desk',

    async contentLoaded({actions}) {
      await actions.createData('load.js', loadModule(hasFeature('desk')));
    },
  };
}
