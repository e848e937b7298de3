/** Data behind a part of a page that the server wrote, and that readers need only where it did not. */
export type ServedSource<Data> = {
  /** Names the part among all of the site. */
  readonly key: string;
  /** The data, where it is here: on the server always. */
  readonly data?: Data | undefined;
  /** Fetches the data; absent on the server. */
  readonly load?: () => Promise<Data>;
};

function isServed(key: string): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-served]')].some(
    (element) => element.dataset['served'] === key,
  );
}

/**
 * Makes a source whose data is here from the beginning, unless the page that the server
 * wrote shows it already.
 */
export async function servedSource<Data>(
  key: string,
  fetchData: () => Promise<{readonly default: Data}>,
): Promise<ServedSource<Data>> {
  let data: Data | undefined;
  const load = async (): Promise<Data> => {
    data ??= (await fetchData()).default;
    return data;
  };
  if (!isServed(key)) {
    await load();
  }
  return {
    key,
    load,
    get data() {
      return data;
    },
  };
}
