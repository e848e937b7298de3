/** Which foe a page asks for. */
export type FoeRequest = {readonly name: string};

/** The module that stands for the figures of all foes: plugins/fighters reads it. */
export const FOE_MODULE = '@site/plugins/fighters/foe.fighter';
