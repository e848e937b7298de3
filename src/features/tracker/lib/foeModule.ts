/** The request of a page for a foe. */
export type FoeRequest = {readonly name: string};

/** The module that pages import for the figures of foes, resolved by plugins/fighters. */
export const FOE_MODULE = '@site/plugins/fighters/foe.fighter';
