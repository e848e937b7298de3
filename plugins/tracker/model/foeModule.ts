export type FoeRequest = {readonly name: string};

/** The module that pages import for the numbers of foes, resolved by plugins/tracker. */
export const FOE_MODULE = '@site/plugins/tracker/build/foe.fighter';
