import type {Plugin} from '@docusaurus/types';
import {hasFeature} from '../../src/site/features';

/** Writes how the desk is fetched; a world without one has no such script. */
export function loadModule(hasDesk: boolean): string {
  return hasDesk
    ? "export const loadDesk = () => import('@site/src/features/desk/components/Desk');\n"
    : 'export const loadDesk = undefined;\n';
}

/** Gives the tools for the table a desk, in a world that has one. */
export default function deskPlugin(): Plugin {
  return {
    name: 'desk',

    async contentLoaded({actions}) {
      await actions.createData('load.js', loadModule(hasFeature('desk')));
    },
  };
}
