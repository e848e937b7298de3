import {act, fireEvent, render} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {useTypedText} from '../../../../src/shared/client/useTypedText';

const heard: string[] = [];

function Field(): ReactNode {
  const [text, setText] = useState('');
  const typed = useTypedText(text, (next) => {
    heard.push(next);
    setText(next);
  });
  return (
    <>
      <input {...typed} />
      <output>{text}</output>
      <button
        type="button"
        onClick={() => {
          setText('');
        }}>
        Forget
      </button>
    </>
  );
}

function find<Name extends 'input' | 'output' | 'button'>(
  name: Name,
): HTMLElementTagNameMap[Name] {
  const found = document.querySelector(name);
  if (found === null) {
    throw new Error(`Found no ${name}.`);
  }
  return found;
}

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = '';
});

describe('a text field', () => {
  it('reports typed text, once', () => {
    render(<Field />);
    fireEvent.input(find('input'), {target: {value: 'mail'}});
    fireEvent.input(find('input'), {target: {value: 'mail'}});
    expect(heard).toEqual(['mail']);
    expect(find('output').textContent).toBe('mail');
  });

  it('keeps text typed before hydration, and reports it', async () => {
    document.body.innerHTML = `<div>${renderToString(<Field />)}</div>`;
    find('input').value = 'dis';
    await act(async () => {
      hydrateRoot(document.body.firstElementChild ?? document.body, <Field />);
      await Promise.resolve();
    });
    expect(find('input').value).toBe('dis');
    expect(find('output').textContent).toBe('dis');
  });
});
