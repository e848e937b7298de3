import type {PressDocument} from '../../plugins/documents/model/pressDocument';
import {onePage} from './rows';

/** The arms above the primer of each tongue, by the name of its file. */
const arms: Readonly<Record<string, string>> = {
  'bridge-common': '/world-info/peoples/arms/common-human.svg',
  lotharan: '/world-info/peoples/arms/lotharan-human.svg',
  morganan: '/world-info/arms/morgana.svg',
  kadarin: '/world-info/peoples/arms/kadarin-human.svg',
  orcish: '/world-info/peoples/arms/orc.svg',
  ashtongue: '/world-info/peoples/arms/goblin.svg',
  sylvan: '/world-info/peoples/arms/sylvan-elf.svg',
  'high-elven': '/world-info/peoples/arms/gray-elf.svg',
  scaloid: '/world-info/peoples/arms/scaloid.svg',
  threadspeech: '/world-info/peoples/arms/arachnahd.svg',
};

/** A primer of each tongue: sounds, words, phrases, names, script, and how it is learned. */
export const tonguePrimers: readonly PressDocument[] = Object.entries(arms).map(
  ([tongue, image]) => ({
    ...onePage(
      `/character-creation/Languages/${tongue}.pdf`,
      'peoples',
      `library/tongues/${tongue}`,
    ),
    arms: image,
  }),
);
