import {delayPageUntil} from '../../../src/shared/client/pageData';

/** The data of server-rendered content, which the browser loads only if that content is missing. */
export type ServedSource<Data> = {
  /** Identifies the content on the whole site. */
  readonly key: string;
  /** The data, if it is loaded; the server always has it. */
  readonly data?: Data | undefined;
  /** Loads the data; absent on the server. */
  readonly load?: () => Promise<Data>;
};

function isServed(key: string): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-served]')].some(
    (element) => element.dataset['served'] === key,
  );
}

/** Creates a source, and makes the page wait for the data unless it already contains the content. */
export function servedSource<Data>(
  key: string,
  fetchData: () => Promise<{readonly default: Data}>,
): ServedSource<Data> {
  let data: Data | undefined;
  const load = async (): Promise<Data> => {
    data ??= (await fetchData()).default;
    return data;
  };
  if (!isServed(key)) {
    delayPageUntil(load());
  }
  return {
    key,
    load,
    get data() {
      return data;
    },
  };
}
