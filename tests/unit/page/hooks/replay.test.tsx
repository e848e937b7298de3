import {act} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {replay} from '../../../../src/page/hooks/replay';
import type {HydrationReplacements} from '../../../../src/page/hooks/hydrationReplacements';
import type {QueuedEvent} from '../../../../src/page/lib/queuedEvents';
import {useTypedText} from '../../../../src/shared/hooks/useTypedText';

/** No element is replaced in hydration. */
const unmoved: HydrationReplacements = {
  of: (element) => element,
  stop: () => undefined,
};

const heard: string[] = [];

function recordEvent(what: string): () => void {
  return () => {
    heard.push(what);
  };
}

/** A page with a controlled field and a button. */
function Page(): ReactNode {
  const [text, setText] = useState('');
  const [kind, setKind] = useState('sea');
  return (
    <div onPointerEnter={recordEvent('over')}>
      <input
        {...useTypedText(text, setText)}
        aria-label="Find"
        onKeyDown={({key}) => heard.push(`${key} with ${text}`)}
      />
      <select
        value={kind}
        onChange={({target}) => {
          setKind(target.value);
        }}>
        <option>sea</option>
        <option>road</option>
      </select>
      <button
        type="button"
        onClick={recordEvent('click')}
        onTouchStart={recordEvent('touch')}>
        World
      </button>
      <output>{`${text} ${kind}`}</output>
    </div>
  );
}

const served =
  '<div><input aria-label="Find" value=""><select><option selected>sea</option><option>road</option></select><button type="button">World</button><output> sea</output></div>';

let root: Root | undefined;

function find<Kind extends Element>(
  selector: string,
  kind: new () => Kind,
): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) {
    throw new Error(`Found no ${selector}.`);
  }
  return found;
}

/** Queues an event on a page that is not hydrated yet. */
function queueEvent(
  target: Element,
  event: Event,
  value?: string,
): QueuedEvent {
  target.dispatchEvent(event);
  return [event, value];
}

/** Hydrates the page, and replays the queued events. */
async function hydrateAndReplay(
  held: QueuedEvent[],
  over?: Event,
): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.body, <Page />);
    await Promise.resolve();
  });
  await act(async () => {
    await replay({release: () => held.splice(0), over}, unmoved);
  });
}

// jsdom has no pointer events.
class Pointer extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

beforeAll(() => {
  Object.assign(globalThis, {PointerEvent: Pointer});
});

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = served;
});

afterEach(() => {
  act(() => {
    root?.unmount();
  });
});

describe('what readers did before hydration', () => {
  it('is replayed after it, once', async () => {
    const button = find('button', HTMLButtonElement);
    const held = [queueEvent(button, new MouseEvent('click', {bubbles: true}))];
    await hydrateAndReplay(held);
    await replay({release: () => held.splice(0)}, unmoved);
    expect(heard).toEqual(['click']);
  });

  it('includes typed text, with the cursor in its place, and the keys pressed after it', async () => {
    const field = find('input', HTMLInputElement);
    field.value = 'mail';
    field.setSelectionRange(2, 2);
    await hydrateAndReplay([
      queueEvent(field, new Event('input', {bubbles: true}), 'mail'),
      queueEvent(
        field,
        new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}),
      ),
    ]);
    expect(field.value).toBe('mail');
    expect(field.selectionStart).toBe(2);
    expect(find('output', HTMLOutputElement).textContent).toBe('mail sea');
    expect(heard).toEqual(['Enter with mail']);
  });

  it('includes a choice in a field', async () => {
    const list = find('select', HTMLSelectElement);
    list.value = 'road';
    await hydrateAndReplay([
      queueEvent(list, new Event('input', {bubbles: true}), 'road'),
    ]);
    expect(find('output', HTMLOutputElement).textContent).toBe(' road');
  });

  it('includes touches', async () => {
    const button = find('button', HTMLButtonElement);
    await hydrateAndReplay([
      queueEvent(button, new TouchEvent('touchstart', {bubbles: true})),
    ]);
    expect(heard).toEqual(['touch']);
  });

  it('includes the position of the mouse', async () => {
    const button = find('button', HTMLButtonElement);
    const [over] = queueEvent(
      button,
      new PointerEvent('pointermove', {pointerType: 'mouse'}),
    );
    await hydrateAndReplay([], over);
    expect(heard).toEqual(['over']);
  });

  it('does not treat a finger as a mouse', async () => {
    const button = find('button', HTMLButtonElement);
    const [over] = queueEvent(
      button,
      new PointerEvent('pointermove', {pointerType: 'touch'}),
    );
    await hydrateAndReplay([], over);
    expect(heard).toEqual([]);
  });

  it('includes scrolling', async () => {
    const listen = jest.fn();
    window.addEventListener('scroll', listen);
    await replay({release: () => []}, unmoved);
    expect(listen).not.toHaveBeenCalled();
    await replay({release: () => [], scrolled: true}, unmoved);
    expect(listen).toHaveBeenCalledTimes(1);
    window.removeEventListener('scroll', listen);
  });

  it('is replayed even if an earlier key moved the focus', async () => {
    const field = find('input', HTMLInputElement);
    const button = find('button', HTMLButtonElement);
    field.focus();
    const held = ['ArrowRight', 'Enter'].map((key) =>
      queueEvent(field, new KeyboardEvent('keydown', {key, bubbles: true})),
    );
    field.addEventListener('keydown', () => {
      button.focus();
    });
    const pressed: string[] = [];
    button.addEventListener('keydown', ({key}) => pressed.push(key));
    await hydrateAndReplay(held);
    expect(pressed).toEqual(['Enter']);
  });

  describe('enters letters into a field that an earlier key moved the focus to', () => {
    /** Queues keys of the page, the first of which leads into the field. */
    function pressKeys(...keys: readonly KeyboardEventInit[]): QueuedEvent[] {
      const held = keys.map((init) =>
        queueEvent(
          document.body,
          new KeyboardEvent('keydown', {
            ...init,
            bubbles: true,
            cancelable: true,
          }),
        ),
      );
      document.body.addEventListener(
        'keydown',
        (event) => {
          event.preventDefault();
          find('input', HTMLInputElement).focus();
        },
        {once: true},
      );
      return held;
    }

    it('in order, as if they had been typed there', async () => {
      await hydrateAndReplay(
        pressKeys({key: '/'}, {key: 'w'}, {key: ' '}, {key: 'A'}),
      );
      expect(find('input', HTMLInputElement).value).toBe('w A');
      expect(find('output', HTMLElement).textContent).toBe('w A sea');
    });

    it('but no other keys, and none of a shortcut', async () => {
      await hydrateAndReplay(
        pressKeys({key: '/'}, {key: 'Enter'}, {key: 'k', ctrlKey: true}),
      );
      expect(find('input', HTMLInputElement).value).toBe('');
    });
  });

  it('is nothing on a page that is already hydrated', async () => {
    await expect(replay(undefined, unmoved)).resolves.toBeUndefined();
  });
});
