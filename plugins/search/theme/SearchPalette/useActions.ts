import {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import answers from '@generated/features/default/answers';
import tools from '@generated/features/default/tools';
import {rememberColorMode} from '../../../navigation/client/rememberColorMode';
import {beginsWords, listTellingWords} from '../../model/beginsWords';
import {setPaletteQuery} from '../../client/paletteQuery';
import type {Entry, EntryGroup} from './entries';

type Action = {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  /** Words that match it. */
  readonly words: string;
  readonly act: () => void;
};

function useModes(): readonly Action[] {
  const {colorModeChoice, setColorMode} = useColorMode();
  const words = translate({
    id: 'site.search.action.mode.words',
    message: 'theme color mode night eyes bright brightness less black white',
    description: 'Search words for the color modes in the palette',
  });
  const on = translate({id: 'site.search.action.on', message: 'on'});
  const modes = [
    {
      mode: 'dark',
      title: translate({id: 'site.search.action.dark', message: 'Dark mode'}),
    },
    {
      mode: 'light',
      title: translate({id: 'site.search.action.light', message: 'Light mode'}),
    },
    {
      mode: null,
      title: translate({
        id: 'site.search.action.auto',
        message: 'System mode: follow this device’s setting',
      }),
    },
  ] as const;
  return modes.map(({mode, title}) => ({
    key: `mode-${mode ?? 'auto'}`,
    title,
    note: colorModeChoice === mode ? on : '',
    words: `${title} ${words}`,
    act() {
      rememberColorMode();
      setColorMode(mode);
    },
  }));
}

type Actions = {
  /** Instant answers, such as dice, journeys, and dates. */
  readonly answers: EntryGroup;
  readonly group: EntryGroup;
  /** Whether the query names or describes an action, and is not just one of its keywords. */
  readonly isMeant: boolean;
  /** The result of an action, for screen readers. */
  readonly said: string | undefined;
};

/** The tools of the site that a query mentions. */
function listTools(query: string, basePath: string): readonly Entry[] {
  return tools
    .filter(
      ({title, words, isWanted = false}) =>
        (query !== '' || !isWanted) && beginsWords(query, `${title} ${words}`),
    )
    .map(({key, title, note, ...way}) => ({
      key,
      title,
      note,
      ...('to' in way
        ? {to: way.to}
        : {
            act() {
              setPaletteQuery(undefined);
              way.open(basePath);
            },
          }),
    }));
}

/** Whether the title of an entry matches. */
function isNamedBy(query: string, {title}: Entry): boolean {
  return typeof title === 'string' && beginsWords(query, title);
}

/** Sorts entries whose title matches before those found by other words. */
function putTitlesFirst(
  query: string,
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.toSorted(
    (a, b) => Number(isNamedBy(query, b)) - Number(isNamedBy(query, a)),
  );
}

/** The actions that match a query; all of them if it is empty. */
export function useActions(query: string): Actions {
  const modes = useModes();
  const base = useBaseUrl('/');
  // These are hooks, and they are the same on each render.
  const answered = answers.map((answer) => answer(query));
  const actions = putTitlesFirst(query, [
    ...listTools(query, base),
    ...modes.filter(({words}) => beginsWords(query, words)),
  ]);
  return {
    said: answered.find(({said}) => said !== undefined)?.said,
    answers: {
      name: 'answers',
      label: translate({
        id: 'site.search.answers',
        message: 'Answer',
        description: 'Heading of instant answers in the palette',
      }),
      entries: answered.flatMap(({entries}) => entries),
    },
    group: {
      name: 'actions',
      label: translate({id: 'site.search.actions', message: 'Actions'}),
      entries: actions,
    },
    isMeant:
      listTellingWords(query).length > 1 ||
      actions.some((entry) => isNamedBy(query, entry)),
  };
}
