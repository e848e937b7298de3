import {
  useEffect,
  useRef,
  useState,
  type SubmitEvent,
  type SubmitEventHandler,
} from 'react';
import type {ClosedReason} from './readSealed';
import type {Attempt} from './store';

/** Time for which the message about a wrong password is shown, in milliseconds. */
const WRONG_SHOWN = 1000;

/** Tries a password and returns the reason if it fails: `locked` means that it was wrong. */
export type TryPassword = (
  attempt: Attempt,
) => Promise<ClosedReason | undefined>;

export type Attempts = {
  readonly isBusy: boolean;
  /** Why the last attempt failed; a wrong password is reported only for a moment. */
  readonly fault: ClosedReason | undefined;
  /** The password that was wrong, until readers type on. */
  readonly wrong: string | undefined;
  readonly onInput: () => void;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
};

function readAttempt(form: HTMLFormElement): Attempt {
  const data = new FormData(form);
  const password = data.get('password');
  return {
    password: typeof password === 'string' ? password : '',
    remember: data.has('remember'),
  };
}

/** Handles password attempts of a form, one at a time. */
export function useAttempts(tryPassword: TryPassword): Attempts {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ClosedReason>();
  const [wrong, setWrong] = useState<string>();
  // A second submit can happen before the first is rendered.
  const busy = useRef(false);
  useEffect(() => {
    if (fault !== 'locked') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setFault(undefined);
    }, WRONG_SHOWN);
    return () => {
      clearTimeout(timer);
    };
  }, [fault]);
  const run = async (form: HTMLFormElement): Promise<void> => {
    busy.current = true;
    setBusy(true);
    setFault(undefined);
    setWrong(undefined);
    const attempt = readAttempt(form);
    const answer = await tryPassword(attempt);
    busy.current = false;
    setBusy(false);
    setFault(answer);
    if (answer === 'locked') {
      setWrong(attempt.password);
      form.querySelector<HTMLInputElement>('[name=password]')?.select();
    }
  };
  return {
    isBusy,
    fault,
    wrong,
    onInput() {
      setWrong(undefined);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!busy.current) {
        void run(event.currentTarget);
      }
    },
  };
}
