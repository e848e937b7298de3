/** The inputs of the inline script of a page. */
export type Settings = {
  /** Selector of controls that only the application answers. */
  readonly controls: string;
  /** Selector of parts that are empty without scripts. */
  readonly tools: string;
  /** Types of events that show that readers use the page. */
  readonly signs: readonly string[];
  /** The types among `signs` that may scroll the page. */
  readonly moves: readonly string[];
  /** Time after which a page loads its scripts on a fast line, in milliseconds. */
  readonly idleDelay: number;
  readonly sparesData: (connection: object | undefined) => boolean;
};

/** The pending press, if there is one, and its control. */
type Press = {event?: MouseEvent; control?: Element};

/** Adds the scripts that the page lists, in order. */
function addScripts(onFault: () => void): void {
  const names = document.querySelectorAll<HTMLMetaElement>('meta[name=script]');
  for (const {content} of names) {
    const script = document.createElement('script');
    script.async = false;
    script.src = content;
    script.onerror = onFault;
    document.head.append(script);
  }
}

/** Reloads the page if its host answers, for instance after a deployment has removed old scripts. */
function reopen(): void {
  fetch('', {cache: 'no-store'}).then(
    ({ok}) => {
      if (ok) {
        location.reload();
      }
    },
    () => undefined,
  );
}

/**
 * Creates the function that loads the scripts once. If they fail, the next call or a pending press
 * loads them again.
 */
function createLoader(parsed: Promise<unknown>, press: Press): () => void {
  let isAsked = false;
  const load = (): void => {
    if (!isAsked) {
      isAsked = true;
      void parsed.then(() => {
        addScripts(onFault);
      });
    }
  };
  const onFault = (): void => {
    isAsked = false;
    if (press.event) {
      reopen();
      setTimeout(load, 2000);
    }
  };
  return load;
}

/** Holds the last press of a control until the signal aborts. */
function holdPress(controls: string, press: Press, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const {target, ctrlKey, metaKey, shiftKey} = event;
      const control =
        target instanceof Element && target.closest(`a[href],${controls}`);
      if (
        control &&
        control.matches(controls) &&
        !(ctrlKey || metaKey || shiftKey)
      ) {
        event.preventDefault();
        event.stopImmediatePropagation();
        document.documentElement.dataset['waits'] = '';
        press.event = event;
        press.control = control;
      }
    },
    {capture: true, signal},
  );
}

/**
 * Calls a function at each sign of a reader. Browsers also report a mouse that rests where a page
 * has opened.
 */
function watchSigns(
  {signs, moves}: Settings,
  load: () => void,
  signal: AbortSignal,
): void {
  const onSign = (event: Event & {movementX?: number; movementY?: number}) => {
    if (event.type !== 'pointermove' || event.movementX || event.movementY) {
      load();
    }
    if (moves.includes(event.type)) {
      document.documentElement.dataset['moved'] = '';
    }
  };
  for (const sign of signs) {
    addEventListener(sign, onSign, {capture: true, passive: true, signal});
  }
}

/** Finds the current target of a press: hydration replaces some elements with others of the same text. */
function findTarget(
  {event, control}: Press,
  controls: string,
): EventTarget | null | undefined {
  return control?.isConnected === false
    ? [...document.querySelectorAll(controls)].find(
        ({textContent}) => textContent === control.textContent,
      )
    : event?.target;
}

/** Repeats the press once the page is hydrated, and stops listening. */
function whenHydrated(
  press: Press,
  controls: string,
  controller: AbortController,
): void {
  const {dataset} = document.documentElement;
  new MutationObserver((_, observer) => {
    if (dataset['hasHydrated'] === 'true') {
      observer.disconnect();
      controller.abort();
      delete dataset['waits'];
      // Components that track the scroll position learn it here.
      if (scrollY > 0) {
        document.dispatchEvent(new Event('scroll', {bubbles: true}));
      }
      findTarget(press, controls)?.dispatchEvent(
        new MouseEvent('click', press.event),
      );
    }
  }).observe(document.documentElement, {
    attributeFilter: ['data-has-hydrated'],
  });
}

/**
 * Loads the scripts of a page at the first sign of a reader. They load at once if the page is a
 * tool or its address has a query, and soon after the page on fast lines. Links, forms, folds, and
 * popovers already work; one press of another control is held and repeated.
 */
export function awaitReader(settings: Settings): void {
  const {controls, tools, idleDelay, sparesData} = settings;
  const {connection}: Navigator & {connection?: object} = navigator;
  const controller = new AbortController();
  const press: Press = {};
  const parsed = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', resolve);
  });
  const load = createLoader(parsed, press);
  watchSigns(settings, load, controller.signal);
  holdPress(controls, press, controller.signal);
  whenHydrated(press, controls, controller);
  void parsed.then(() => {
    if (location.search || document.querySelector(tools)) {
      load();
    }
  });
  addEventListener('load', () => {
    setTimeout(() => {
      if (!document.hidden && !sparesData(connection)) {
        load();
      }
    }, idleDelay);
  });
}

/** The functions above, as self-contained text for an inline script. */
export const awaitReaderSource = [
  addScripts,
  reopen,
  createLoader,
  holdPress,
  watchSigns,
  findTarget,
  whenHydrated,
  awaitReader,
].join('\n');
