/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {act, fireEvent, render, screen} from '@testing-library/react';
import PasswordGate from '../../theme/PasswordGate';
import type {ClosedReason} from '../../client/readSealed';
import type {TryPassword} from '../../client/useAttempts';

/** Renders a prompt whose passwords are answered when the test decides. */
function show(hint = '') {
  const answers: ((answer: ClosedReason | undefined) => void)[] = [];
  const tryPassword = jest.fn<ReturnType<TryPassword>, Parameters<TryPassword>>(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  render(
    <PasswordGate hint={hint} scope="/reference" tryPassword={tryPassword} />,
  );
  const answer = (given: ClosedReason | undefined) =>
    act(async () => {
      answers.shift()?.(given);
      await Promise.resolve();
    });
  return {tryPassword, answer};
}

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => {
  fireEvent.submit(screen.getByRole('button').closest('form') ?? document);
};
const wait = (time: number) => {
  act(() => {
    jest.advanceTimersByTime(time);
  });
};
const getAlert = () => screen.getByRole('alert').textContent;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the password prompt', () => {
  it('reports that a password is being typed, and not that the field was focused', () => {
    const onTyping = jest.fn();
    const tryPassword = jest.fn();
    render(
      <PasswordGate hint="" scope="/reference" {...{tryPassword, onTyping}} />,
    );
    fireEvent.focus(field());
    expect(onTyping).not.toHaveBeenCalled();
    fireEvent.input(field(), {target: {value: 'o'}});
    expect(onTyping).toHaveBeenCalledTimes(1);
  });

  it('asks in the words of the site, with a field that password managers know', () => {
    show('The password is in the README.');
    expect(field().placeholder).toBe('Enter password');
    expect(field().autocomplete).toBe('current-password');
    expect(screen.getByLabelText('Remember password')).toBeTruthy();
    expect(
      screen.getByText('Hint: The password is in the README.'),
    ).toBeTruthy();
    const name = document.querySelector<HTMLInputElement>('[name=username]');
    expect([name?.value, name?.autocomplete, name?.hidden]).toEqual([
      '/reference',
      'username',
      true,
    ]);
  });

  it('passes on the password, and whether to remember it', () => {
    const {tryPassword} = show();
    fireEvent.change(field(), {target: {value: 'open sesame'}});
    fireEvent.click(screen.getByLabelText('Remember password'));
    submit();
    expect(tryPassword).toHaveBeenCalledWith({
      password: 'open sesame',
      remember: true,
    });
  });

  it('says for one second that a password is wrong, and selects it for typing again', async () => {
    const {answer} = show();
    fireEvent.change(field(), {target: {value: 'open'}});
    submit();
    expect(getAlert()).toBe('');
    await answer('locked');
    expect(getAlert()).toBe('Please enter the correct password!');
    expect(field().selectionEnd).toBe(4);
    wait(999);
    expect(getAlert()).toBe('Please enter the correct password!');
    wait(1);
    expect(getAlert()).toBe('');
    expect(field().value).toBe('open');
  });

  it('marks the field until the next letter, and tells of a space at the end', async () => {
    const {answer} = show();
    const isMarked = () => field().getAttribute('aria-invalid') === 'true';
    const told = () => screen.getByRole('status').textContent;
    for (const [typed, message] of [
      ['open', ''],
      ['open ', 'Your password ends with a space.'],
    ] as const) {
      fireEvent.change(field(), {target: {value: typed}});
      submit();
      expect(isMarked()).toBe(false);
      await answer('locked');
      wait(1000);
      expect([isMarked(), told()]).toEqual([true, message]);
    }
    fireEvent.input(field(), {target: {value: 'open s'}});
    expect([isMarked(), told()]).toEqual([false, '']);
  });

  it('says so again after the next wrong password', async () => {
    const {answer} = show();
    const fail = async () => {
      submit();
      expect(getAlert()).toBe('');
      await answer('locked');
      expect(getAlert()).toBe('Please enter the correct password!');
      wait(600);
    };
    await fail();
    await fail();
    wait(399);
    expect(getAlert()).not.toBe('');
    wait(1);
    expect(getAlert()).toBe('');
  });

  it('tries one password at a time, and says that it is busy', async () => {
    const {tryPassword, answer} = show();
    submit();
    submit();
    const button = screen.getByRole('button');
    expect(tryPassword).toHaveBeenCalledTimes(1);
    expect(button.textContent).toBe('Unlocking…');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.closest('form')?.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(
      'Checking the password. This takes a moment.',
    );
    await answer('locked');
    expect(button.textContent).toBe('Unlock');
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('');
    submit();
    expect(tryPassword).toHaveBeenCalledTimes(2);
  });

  it('shows one message at a time below its button', async () => {
    const {answer} = show();
    const where = () =>
      screen.queryByText(
        'Your password is checked in this browser and never sent.',
      );
    expect(where()).toBeTruthy();
    submit();
    expect(where()).toBeNull();
    await answer('locked');
    expect(where()).toBeNull();
    wait(1000);
    expect(where()).toBeTruthy();
  });

  it.each<[ClosedReason, string]>([
    [
      'insecure',
      'This page can only be unlocked over a secure connection (https:// or localhost).',
    ],
    [
      'damaged',
      'This page could not be decrypted: its data is damaged or has been altered.',
    ],
    [
      'unreachable',
      'Part of this page did not load. Check your connection and try again.',
    ],
  ])('says permanently that a page is %s', async (fault, message) => {
    const {answer} = show();
    submit();
    await answer(fault);
    wait(5000);
    expect(getAlert()).toBe(message);
  });
});
